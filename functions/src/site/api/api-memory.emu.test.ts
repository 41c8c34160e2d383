import { apiPaths } from '@vidriera/domain/api/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { testApi } from '../../testing/api.ts';
import { serve } from '../../testing/http.ts';
import { NOW } from '../../testing/project.ts';
import { type Reads, readsOf } from '../../testing/reads.ts';
import { createApi } from './app.ts';

const { deps, db, request } = testApi('api-memory');

const NONE: Reads = { queries: 0, documents: 0, loose: 0, changed: 0 };
/** Parameters as trackers and attackers append them. */
const STRANGE = Array.from({ length: 200 }, (_, i) => {
  const name = ['igsh', 'fbclid', 'utm_source', `x${i}`, 'constructor'][i % 5];
  return `${name}=${i}`;
});
const append = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
const read = async (path: string, init?: RequestInit) => {
  const answer = await request(path, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** Stops the cache's clock: 404s expire after ten seconds. */
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(performance.now()));
afterEach(() => void vi.restoreAllMocks());

describe('variations of an address', () => {
  test.each([
    [`${apiPaths.explore}?tipo=promo&limit=3`, 200],
    [`${apiPaths.explore}?tipo=evento&q=milonga+dia`, 200],
    [apiPaths.item('evento', 'sabado'), 200],
    [apiPaths.item('evento', 'no-hay'), 404],
    [apiPaths.calendar('evento', 'lunes'), 200],
    [apiPaths.calendar('evento', 'ayer'), 404],
    [apiPaths.related('evento', 'hoy'), 200],
    [`${apiPaths.perfil('ana')}?tab=eventos`, 200],
    [apiPaths.perfil('nadie'), 404],
    [apiPaths.featured, 200],
    [apiPaths.categorias, 200],
  ])('%s is read once, and answered the same', async (path, status) => {
    let plain = '';
    const one = await readsOf(async () => {
      plain = (await read(path)).text;
    });
    expect(one).not.toEqual(NONE);
    const all = await readsOf(async () => {
      for (const strange of STRANGE) {
        const answer = await read(append(path, strange));
        expect([answer.status, answer.text], strange).toEqual([status, plain]);
      }
    });
    expect(all).toEqual(NONE);
  });

  test('are read once for simultaneous requests with an empty cache', async () => {
    const path = apiPaths.item('curso', 'encurso');
    const all = await readsOf(() => Promise.all(STRANGE.map((strange) => read(append(path, strange)))));
    expect(all).toEqual({ ...NONE, loose: 2 });
  });

  test('are read once in any order, repeated, empty or in other case', async () => {
    const parts = ['tipo=curso', 'q=teatro', 'fecha=mes', 'limite=5'];
    const plain = (await read(`${apiPaths.explore}?${parts.join('&')}`)).text;
    const all = await readsOf(async () => {
      for (let i = 0; i < 200; i++) {
        const shuffled = [...parts, parts[i % 4], 'cursor=', `x=${i}`]
          .map((part) => ({ part, place: Math.random() }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ part }) => part);
        expect((await read(`${apiPaths.explore}?${shuffled.join('&')}`)).text).toBe(plain);
      }
      for (const path of ['/api/EXPLORE', '/api/explore/']) {
        expect((await read(`${path}?${parts.join('&')}`)).text, path).toBe(plain);
      }
    });
    expect(all).toEqual(NONE);
  });

  test('with two values for a parameter are refused without a read', async () => {
    const reads = await readsOf(async () =>
      expect((await read(`${apiPaths.explore}?tipo=evento&tipo=curso`)).status).toBe(400),
    );
    expect(reads).toEqual(NONE);
  });
});

test('the normalised address is read each time, and refreshes the others', async () => {
  const path = apiPaths.item('promo', 'vigente');
  await read(append(path, 'igsh=1'));
  await db.doc('promo/vigente').update({ titulo: 'Cambiada' });
  expect((await read(append(path, 'igsh=2'))).text).not.toContain('Cambiada');
  expect((await read(path)).text).toContain('Cambiada');
  expect((await read(append(path, 'igsh=3'))).text).toContain('Cambiada');
});

test('answer everybody alike, and neither read, store nor reveal the caller', async () => {
  const path = apiPaths.perfil('beto');
  const theirs = { cookie: '__session=secreta', authorization: 'Bearer secreto' };
  const signed = await read(append(path, 'a=1'), { headers: theirs });
  const anyone = await read(append(path, 'a=2'));
  const plain = await read(path, { headers: theirs });
  for (const { headers, text } of [signed, anyone, plain]) {
    expect(text).toBe(plain.text);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(JSON.stringify([...headers]) + text).not.toMatch(/secret[ao]/);
  }
});

test('in every encoding come from one read', async () => {
  const path = apiPaths.item('link', 'seguro');
  const forms = ['br', 'gzip', 'identity', 'br;q=0, gzip'];
  const answers: Awaited<ReturnType<typeof read>>[] = [];
  const reads = await readsOf(async () => {
    for (const form of forms)
      answers.push(await read(append(path, 'x=1'), { headers: { 'accept-encoding': form } }));
  });
  expect(reads).toEqual({ ...NONE, loose: 2 });
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'gzip']);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('do not share a failure', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const now = vi
    .fn(() => NOW)
    .mockImplementationOnce(() => {
      throw new Error('down');
    });
  const site = await serve(createApi({ ...deps, now, version: 'x', origin: 'https://x.test' }));
  const status = async (x: number) => (await fetch(`${site.origin}/api/explore?tipo=promo&x=${x}`)).status;
  expect([await status(1), await status(2)]).toEqual([500, 200]);
  now.mockClear();
  expect(await status(3)).toBe(200);
  expect(now).not.toHaveBeenCalled(); // the earlier answer
  await site.close();
});
