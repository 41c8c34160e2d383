import { apiPaths } from 'domain/api/api';
import { pageSchema } from 'domain/api/schema';
import { describe, expect, test } from 'vitest';
import { ids, testApi } from '../testing/api.ts';
import { serve } from '../testing/http.ts';
import { NOW } from '../testing/project.ts';
import { createApi } from './app.ts';

const { deps, page, all } = testApi('api-lists');

describe('order', () => {
  test('events: to come, soonest first; without a date, newest first; past, latest first', async () => {
    expect(ids(await page({ tipo: 'evento' }))).toEqual([
      ...['hoy', 'sabado', 'lunes', 'diciembre'],
      ...['sinfecha2', 'sinfecha'],
      ...['ayer', 'antes'],
    ]);
  });

  test('courses by their first day, or their last once begun; promos alike, those without an end after', async () => {
    expect(ids(await page({ tipo: 'curso' }))).toEqual(['manana', 'encurso', 'enero', 'pasado']);
    expect(ids(await page({ tipo: 'promo' }))).toEqual(['vigente', 'futura', 'siempre', 'vencida']);
  });

  test.each(['1', '2', '3', '5'])('pages of %s, without gaps or repeats across the parts', async (limit) => {
    for (const tipo of ['evento', 'curso', 'promo']) {
      const { ids: seen } = await all({ tipo, limit });
      expect(seen).toEqual(ids(await page({ tipo })));
    }
  });

  test('a list goes on as it began when midnight passes between two pages', async () => {
    const first = await page({ tipo: 'evento', limit: '1' });
    const tomorrow = new Date(NOW.getTime() + 86_400_000);
    const other = await serve(
      createApi({ ...deps, now: () => tomorrow, version: 'x', origin: 'https://x.test' }),
    );
    const query = new URLSearchParams({ tipo: 'evento', cursor: first.cursor ?? '' });
    const rest = await fetch(`${other.origin}${apiPaths.explore}?${query}`);
    await other.close();
    expect(ids(pageSchema.parse(await rest.json()))).not.toContain('hoy');
  });
});

describe('filters', () => {
  test('windows of dates', async () => {
    expect(ids(await page({ tipo: 'evento', fecha: 'hoy' }))).toEqual(['hoy']);
    expect(ids(await page({ tipo: 'evento', fecha: 'finde' }))).toEqual(['sabado']);
    expect(ids(await page({ tipo: 'evento', fecha: 'mes' }))).toEqual(['hoy', 'sabado', 'lunes']);
    expect(ids(await page({ tipo: 'curso', fecha: 'hoy' }))).toEqual(['encurso']);
    expect(ids(await page({ tipo: 'promo', fecha: 'hoy' }))).toEqual(['vigente', 'siempre']);
  });

  test.each([
    ['evento', ['hoy', 'lunes', 'diciembre', 'sinfecha2', 'sinfecha', 'ayer', 'antes']],
    ['curso', ['enero', 'pasado']],
    ['promo', ['futura', 'vencida']],
  ])('what the weekend leaves out: %s', async (tipo, expected) => {
    for (const limit of ['1', '2', '3', '24'])
      expect((await all({ tipo, fecha: 'no-finde', limit })).ids, limit).toEqual(expected);
  });

  test('categories; for promos, those that mention it', async () => {
    expect(ids(await page({ tipo: 'evento', categoria: 'Fiestas' }))).toEqual(['hoy']);
    expect(ids(await page({ tipo: 'curso', categoria: 'Teatro' }))).toEqual(['manana']);
    expect(ids(await page({ tipo: 'promo', categoria: 'Musica' }))).toEqual(['vigente']);
    expect(ids(await page({ tipo: 'evento', categoria: 'Fiestas', q: 'pena' }))).toEqual(['hoy']);
    expect(ids(await page({ tipo: 'evento', categoria: 'Fiestas', q: 'milonga' }))).toEqual([]);
  });

  test.each([
    ['milongas dia', ['lunes']],
    ['DÍA milonga', ['lunes']],
    ['milo', ['sabado', 'lunes']],
    ['milonga sab', ['sabado']],
    ['recitales serrano', ['diciembre']],
    ['casa ana recital', ['diciembre']],
    ['milonga zzz', []],
  ])('search %j', async (q, expected) => {
    expect(ids(await page({ tipo: 'evento', q }))).toEqual(expected);
  });

  test.each(['¡¿!?', '%', '🎉', '...'])('%j holds nothing to search for, and finds nothing', async (q) => {
    for (const tipo of ['evento', 'curso', 'promo']) {
      expect(await page({ tipo, q, categoria: 'Musica' })).toEqual({ items: [], cursor: null });
    }
  });

  test("'musica' finds 'Música' by its category", async () => {
    expect(ids(await page({ tipo: 'evento', q: 'música' }))).toHaveLength(7);
  });
});
