import { apiPaths } from 'domain/api/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBudget } from '../shared/read-budget.ts';
import { dia, testApi } from '../testing/api.ts';
import { creador, publish, urlOf } from '../testing/data.ts';
import { serve } from '../testing/http.ts';
import { readsOf } from '../testing/reads.ts';
import { createApi } from './app.ts';
import { MAX_READS } from './read/stream.ts';

const { deps, db, request, page, all } = testApi('api-reads');

describe('reads', () => {
  beforeAll(async () => {
    for (const uid of ['masa0', 'masa1', 'masa2']) {
      await creador(db, uid);
      const many = Object.fromEntries(
        Array.from({ length: 150 }, (_, i) => [
          `${uid}-${i}`,
          {
            titulo: i === 149 ? 'Aguja en el pajar gigante' : 'Aguja en pajar',
            url_imagen: urlOf('posts/curso/main/x/1_a.jpg'),
            fechaDesde: dia('2027-03-01'),
          },
        ]),
      );
      await publish(deps, 'curso', uid, many);
    }
  }, 60_000);

  test('an explore page: 24 items and its distinct owners', async () => {
    const reads = await readsOf(() => page({ tipo: 'curso', limit: '24' }));
    expect(reads.documents).toBeLessThanOrEqual(24);
    expect(reads.loose).toBeLessThanOrEqual(4);
  });

  test('one search word: no more than without; several: a stated bound', async () => {
    const item = await readsOf(() => page({ tipo: 'curso', q: 'aguja' }));
    expect(item.documents).toBeLessThanOrEqual(24);
    const several = await readsOf(() => page({ tipo: 'curso', q: 'gigante aguja' }));
    expect(several.documents).toBeLessThanOrEqual(MAX_READS);
    const worst = await readsOf(() => page({ tipo: 'curso', q: 'aguja gi' }));
    expect(worst.documents).toBeLessThanOrEqual(MAX_READS + 1);
  });

  test('what is rare among many is found by going on, none missed, none twice', async () => {
    const { ids: seen } = await all({ tipo: 'curso', q: 'pajar gigant' });
    expect(seen.sort()).toEqual(['masa0-149', 'masa1-149', 'masa2-149']);
    const many = await all({ tipo: 'curso', limit: '48' });
    expect(new Set(many.ids).size).toBe(454);
    expect(many.ids).toHaveLength(454);
  });

  test('a detail reads two, that of a promo three, a profile two, its window and its page', async () => {
    expect((await readsOf(() => request(apiPaths.item('evento', 'hoy')))).loose).toBe(2);
    expect((await readsOf(() => request(apiPaths.item('promo', 'vigente')))).loose).toBe(3);
    const perfil = await readsOf(() => request(`${apiPaths.perfil('masa0')}?tab=cursos`));
    // The person; no event, and none that is weekly; four courses; the page.
    expect(perfil.documents).toBe(1 + 2 + 4 + 24);
    expect(perfil.loose).toBeLessThanOrEqual(2);
    const info = await readsOf(() => request(apiPaths.perfil('ana')));
    // The person; what was on yesterday, what is on today, and a look for weekly ones; no course.
    expect(info.documents).toBe(1 + 3 + 1);
    expect(info.loose).toBe(1);
  });

  test('a flood of searches reads no more than the budget, whatever words are made up; lists and single words go on', async () => {
    const budget = { perSecond: 0, most: 1000 };
    const options = { version: 'x', origin: 'https://x.test', lookedThrough: readBudget(budget) };
    const site = await serve(createApi({ ...deps, ...options }));
    const ask = (query: string) => fetch(`${site.origin}${apiPaths.explore}?tipo=curso&${query}`);
    const answers: Response[] = [];
    const reads = await readsOf(async () => {
      for (let i = 0; i < 40; i++) answers.push(await ask(`q=aguja+zz${i}`));
    });
    expect(reads.documents).toBeLessThanOrEqual(budget.most + MAX_READS);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = answers.at(-1);
    expect(refused?.headers.get('retry-after')).toBe('5');
    expect(refused?.headers.get('cache-control')).toBe('no-store');
    for (const query of ['limit=24', 'q=aguja', 'categoria=Teatro'])
      expect((await ask(query)).status, query).toBe(200);
    await site.close();
  });
});
