import { apiPaths } from '@vidriera/domain/api/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { repair } from '../../items/agenda/repair.ts';
import { dia, testApi } from '../../testing/api.ts';
import { creador, publish, urlOf } from '../../testing/data.ts';
import { readsOf } from '../../testing/reads.ts';

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
    await repair(deps);
  });

  test('lists, searches and days only read versions once the agenda is in memory', async () => {
    await page({ tipo: 'curso' });
    await page({ tipo: 'curso', q: 'aguja' }); // reads the texts
    const queries = [
      'limit=24',
      'q=aguja',
      'q=aguja+zz',
      'categoria=Teatro',
      'fecha=mes&precio=pago',
      'en=nada',
    ];
    for (const query of queries) {
      const reads = await readsOf(() => request(`${apiPaths.explore}?tipo=curso&${query}`));
      expect(reads.documents + reads.loose, query).toBeLessThanOrEqual(1);
    }
    expect((await readsOf(() => request(`${apiPaths.days}?precio=gratis`))).loose).toBe(1);
  });

  test('rare items among many are found, and a flood by one creator evicts nobody', async () => {
    const { ids: seen } = await all({ tipo: 'curso', q: 'pajar gigant' });
    expect(seen.sort()).toEqual(['masa0-149', 'masa1-149', 'masa2-149']);
    const many = await all({ tipo: 'curso', limit: '48', q: 'curso' });
    expect(many.ids).toEqual([...new Set(many.ids)]);
    expect((await all({ tipo: 'curso', limit: '48', q: 'aguja' })).ids).toHaveLength(450);
    expect((await all({ tipo: 'curso' })).ids).toHaveLength(3 * 3 + 3);
  });

  test('a detail reads two, a promo’s three, a profile two plus its window and page', async () => {
    expect((await readsOf(() => request(apiPaths.item('evento', 'hoy')))).loose).toBe(2);
    expect((await readsOf(() => request(apiPaths.item('promo', 'vigente')))).loose).toBe(3);
    const perfil = await readsOf(() => request(`${apiPaths.perfil('masa0')}?tab=cursos`));
    // The person; empty queries of events, weekly ones and ones with a rule; four courses; the page.
    expect(perfil.documents).toBe(1 + 3 + 4 + 24);
    // Its creator's profile, owner and order.
    expect(perfil.loose).toBeLessThanOrEqual(3);
    const info = await readsOf(() => request(apiPaths.perfil('ana')));
    // The person; yesterday's and today's events, queries of weekly ones and ones with a rule; an empty one of courses; two links and their owner.
    expect(info.documents).toBe(1 + 4 + 1 + 2);
    expect(info.loose).toBe(3);
  });
});
