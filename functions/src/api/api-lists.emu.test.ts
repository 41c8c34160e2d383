import { apiRutas } from 'domain/api';
import { paginaSchema } from 'domain/api-schema';
import { describe, expect, test } from 'vitest';
import { apiDePrueba, ids } from '../testing/api.ts';
import { servir } from '../testing/http.ts';
import { AHORA } from '../testing/project.ts';
import { createApi } from './app.ts';

const { deps, pagina, todas } = apiDePrueba('api-lists');

describe('order', () => {
  test('events: to come, soonest first; without a date, newest first; past, latest first', async () => {
    expect(ids(await pagina({ tipo: 'evento' }))).toEqual([
      ...['hoy', 'sabado', 'lunes', 'diciembre'],
      ...['sinfecha2', 'sinfecha'],
      ...['ayer', 'antes'],
    ]);
  });

  test('courses by their first day, or their last once begun; promos alike, those without an end after', async () => {
    expect(ids(await pagina({ tipo: 'curso' }))).toEqual(['manana', 'encurso', 'enero', 'pasado']);
    expect(ids(await pagina({ tipo: 'promo' }))).toEqual(['vigente', 'futura', 'siempre', 'vencida']);
  });

  test.each(['1', '2', '3', '5'])('pages of %s, without gaps or repeats across the parts', async (limite) => {
    for (const tipo of ['evento', 'curso', 'promo']) {
      const { ids: vistos } = await todas({ tipo, limite });
      expect(vistos).toEqual(ids(await pagina({ tipo })));
    }
  });

  test('a list goes on as it began when midnight passes between two pages', async () => {
    const primera = await pagina({ tipo: 'evento', limite: '1' });
    const manana = new Date(AHORA.getTime() + 86_400_000);
    const otro = await servir(
      createApi({ ...deps, now: () => manana, version: 'x', origin: 'https://x.test' }),
    );
    const consulta = new URLSearchParams({ tipo: 'evento', cursor: primera.cursor ?? '' });
    const resto = await fetch(`${otro.origin}${apiRutas.explore}?${consulta}`);
    await otro.cerrar();
    expect(ids(paginaSchema.parse(await resto.json()))).not.toContain('hoy');
  });
});

describe('filters', () => {
  test('windows of dates', async () => {
    expect(ids(await pagina({ tipo: 'evento', fecha: 'hoy' }))).toEqual(['hoy']);
    expect(ids(await pagina({ tipo: 'evento', fecha: 'finde' }))).toEqual(['sabado']);
    expect(ids(await pagina({ tipo: 'evento', fecha: 'mes' }))).toEqual(['hoy', 'sabado', 'lunes']);
    expect(ids(await pagina({ tipo: 'curso', fecha: 'hoy' }))).toEqual(['encurso']);
    expect(ids(await pagina({ tipo: 'promo', fecha: 'hoy' }))).toEqual(['vigente', 'siempre']);
  });

  test('categories; for promos, those that mention it', async () => {
    expect(ids(await pagina({ tipo: 'evento', categoria: 'Fiestas' }))).toEqual(['hoy']);
    expect(ids(await pagina({ tipo: 'curso', categoria: 'Teatro' }))).toEqual(['manana']);
    expect(ids(await pagina({ tipo: 'promo', categoria: 'Musica' }))).toEqual(['vigente']);
    expect(ids(await pagina({ tipo: 'evento', categoria: 'Fiestas', q: 'pena' }))).toEqual(['hoy']);
    expect(ids(await pagina({ tipo: 'evento', categoria: 'Fiestas', q: 'milonga' }))).toEqual([]);
  });

  test.each([
    ['milongas dia', ['lunes']],
    ['DÍA milonga', ['lunes']],
    ['milo', ['sabado', 'lunes']],
    ['milonga sab', ['sabado']],
    ['recitales serrano', ['diciembre']],
    ['casa ana recital', ['diciembre']],
    ['milonga zzz', []],
    ['¡¿!?', 'todos'],
  ] as const)('search %j', async (q, esperados) => {
    const encontrados = ids(await pagina({ tipo: 'evento', q }));
    if (esperados === 'todos') expect(encontrados).toHaveLength(8);
    else expect(encontrados).toEqual(esperados);
  });

  test("'musica' finds 'Música' by its category", async () => {
    expect(ids(await pagina({ tipo: 'evento', q: 'música' }))).toHaveLength(7);
  });
});
