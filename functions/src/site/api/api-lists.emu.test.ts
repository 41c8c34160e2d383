import { apiPaths } from '@vidriera/domain/api/api';
import {
  changedSchema,
  daysSchema,
  pageSchema,
  suggestionsSchema,
  zonasSchema,
} from '@vidriera/domain/api/schema';
import { describe, expect, test } from 'vitest';
import { agendaReader } from '../../items/agenda/read.ts';
import { repair } from '../../items/agenda/repair.ts';
import { createLists } from '../../items/lists/lists.ts';
import { dia, ids, testApi } from '../../testing/api.ts';
import { creador, publish } from '../../testing/data.ts';
import { serve } from '../../testing/http.ts';
import { NOW } from '../../testing/project.ts';
import { file, index } from '../sitemap/files.ts';
import { createApi } from './app.ts';

const { deps, page, all, request } = testApi('api-lists');
const gratis = { tipo: 'gratis', pesos: null, periodo: null, aclaracion: '' };

describe('order', () => {
  test('events: soonest first; without a date, newest first; no past ones', async () => {
    expect(ids(await page({ tipo: 'evento' }))).toEqual([
      'hoy',
      'sabado',
      'lunes',
      'diciembre',
      'sinfecha2',
      'sinfecha',
    ]);
  });

  test('courses by first day, or last once begun; promos likewise, endless ones last', async () => {
    expect(ids(await page({ tipo: 'curso' }))).toEqual(['manana', 'encurso', 'enero']);
    expect(ids(await page({ tipo: 'promo' }))).toEqual(['vigente', 'futura', 'siempre']);
  });

  test.each(['1', '2', '3', '5'])('pages of %s have no gaps or repeats across the parts', async (limit) => {
    for (const tipo of ['evento', 'curso', 'promo']) {
      const { ids: seen } = await all({ tipo, limit });
      expect(seen).toEqual(ids(await page({ tipo })));
    }
  });

  test('a list stays consistent when midnight passes between two pages', async () => {
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

test('past items are in no list or suggestion, but keep their page, profile, related items and sitemap entry', async () => {
  const kept = await deps.db.doc('internal/agenda').get();
  expect(Object.keys(kept.get('zonas')).length).toBeGreaterThan(0);
  for (const fecha of ['', 'mas-adelante']) {
    const { items } = await page({ tipo: 'evento', limit: '48', ...(fecha && { fecha }) });
    expect(items.map(({ id }) => id)).not.toContain('ayer');
  }
  expect((await page({ tipo: 'evento', q: 'ayer' })).items).toEqual([]);
  const detail = await request(apiPaths.item('evento', 'ayer'));
  expect(await detail.json()).toMatchObject({ id: 'ayer', titulo: 'Ayer' });
  expect((await request(apiPaths.related('evento', 'ayer'))).status).toBe(200);
  const profile = await (await request(`${apiPaths.perfil('ana')}?tab=eventos`)).text();
  expect(profile).toContain('"ayer"');
  const map = { ...deps, origin: 'https://x.test', lists: createLists(agendaReader(deps)) };
  const names = [...(await index(map)).matchAll(/sitemaps\/(evento[^.]*)\.xml/g)].map(
    ([, name]) => name ?? '',
  );
  const files = await Promise.all(names.map((name) => file(map, name)));
  expect(files.join('')).toContain('/explore/evento/ayer<');
});

describe('filters', () => {
  test('windows of dates', async () => {
    expect(ids(await page({ tipo: 'evento', fecha: 'hoy' }))).toEqual(['hoy']);
    expect(ids(await page({ tipo: 'evento', fecha: 'finde' }))).toEqual(['sabado']);
    expect(ids(await page({ tipo: 'evento', fecha: 'sin-fecha' }))).toEqual(['sinfecha2', 'sinfecha']);
    expect(ids(await page({ tipo: 'evento', fecha: 'mes' }))).toEqual(['hoy', 'sabado', 'lunes']);
    expect(ids(await page({ tipo: 'curso', fecha: 'hoy' }))).toEqual(['encurso']);
    expect(ids(await page({ tipo: 'promo', fecha: 'hoy' }))).toEqual(['vigente', 'siempre']);
  });

  test.each([
    ['evento', ['lunes', 'diciembre', 'sinfecha2', 'sinfecha']],
    ['curso', ['enero']],
    ['promo', ['futura']],
  ])('mas-adelante: %s', async (tipo, expected) => {
    for (const limit of ['1', '2', '3', '24'])
      expect((await all({ tipo, fecha: 'mas-adelante', limit })).ids, limit).toEqual(expected);
  });

  test('categories; promos match by mention', async () => {
    expect(ids(await page({ tipo: 'evento', categoria: 'Fiestas' }))).toEqual(['hoy']);
    expect(ids(await page({ tipo: 'curso', categoria: 'Teatro' }))).toEqual(['manana']);
    expect(ids(await page({ tipo: 'promo', categoria: 'Musica' }))).toEqual(['vigente']);
    expect(ids(await page({ tipo: 'evento', categoria: 'Fiestas', q: 'pena' }))).toEqual(['hoy']);
    expect(ids(await page({ tipo: 'evento', categoria: 'Fiestas', q: 'milonga' }))).toEqual([]);
  });

  test('days: a weekly event by its first time within them', async () => {
    const { items } = await page({ tipo: 'evento', desde: '2026-12-05', hasta: '2026-12-20' });
    expect(items.map((card) => [card.id, card.tipo === 'evento' && card.proximaFecha])).toEqual([
      ['sabado', '2026-12-05'],
      ['lunes', '2026-12-07'],
      ['diciembre', '2026-12-20'],
    ]);
    expect(ids(await page({ tipo: 'evento', desde: '2026-12-14' }))).toEqual(['lunes']);
    expect(ids(await page({ tipo: 'evento', fecha: 'manana' }))).toEqual([]);
    expect(ids(await page({ tipo: 'evento', fecha: 'semana' }))).toEqual(['hoy', 'sabado']);
    expect(ids(await page({ tipo: 'promo', desde: '2026-12-11' }))).toEqual(['futura', 'siempre']);
  });

  test.each([
    ['milongas dia', ['lunes']],
    ['DÍA milonga', ['lunes']],
    ['milo', ['sabado', 'lunes']],
    ['milonga sab', ['sabado']],
    ['recitales serrano', ['diciembre']],
    ['casa ana serrano', ['diciembre']],
    ['milnoga', ['sabado', 'lunes']],
    ['milonga zzz', ['sabado', 'lunes']],
    ['zzz', []],
  ])('search %j', async (q, expected) => {
    expect(ids(await page({ tipo: 'evento', q }))).toEqual(expected);
  });

  test.each(['¡¿!?', '%', '🎉', '...'])('%j has no words to search for, and finds nothing', async (q) => {
    for (const tipo of ['evento', 'curso', 'promo']) {
      expect(await page({ tipo, q, categoria: 'Musica' })).toEqual({ items: [], cursor: null });
    }
  });

  test("'musica' finds 'Música' by its category", async () => {
    expect(ids(await page({ tipo: 'evento', q: 'música' }))).toHaveLength(5);
  });

  test('suggests items and creators for a search in progress', async () => {
    const suggested = async (query: string) =>
      suggestionsSchema.parse(await (await request(`${apiPaths.suggestions}?${query}`)).json());
    const { items, creadores } = await suggested('q=milnoga');
    expect(items.map(({ id }) => id).sort()).toEqual(['lunes', 'sabado']);
    expect(creadores).toEqual([]);
    expect((await suggested('q=ana')).creadores.map(({ username }) => username)).toEqual(['ana']);
    expect((await suggested('q=milonga&en=atlantida')).items).toEqual([]);
    for (const bad of ['', 'q=', `q=${'a'.repeat(101)}`, 'q=a&en=../x'])
      expect((await request(`${apiPaths.suggestions}?${bad}`)).status, bad).toBe(400);
  });

  // The next two tests change stored documents.
  test('places: a centre with its zona, a place alone, virtual items on request', async () => {
    await creador(deps.db, 'dora', { localidad: 'san-telmo' });
    await publish(deps, 'evento', 'dora', {
      telmo: { titulo: 'Tango', localidad: null, precio: gratis, fechaExacta: dia('2026-12-01') },
      quilmes: { titulo: 'Rock', localidad: 'quilmes', fechaExacta: dia('2026-12-02') },
      salta: { titulo: 'Zamba', localidad: 'salta', modalidad: 'Hibrida', fechaExacta: dia('2026-12-03') },
      virtual: { titulo: 'Charla', modalidad: 'Virtual', fechaExacta: dia('2026-12-04') },
    });
    await repair(deps);
    const there = async (query: Record<string, string>) => ids(await page({ tipo: 'evento', ...query }));
    expect(await there({ en: 'buenos-aires' })).toEqual(['telmo', 'quilmes']);
    expect(await there({ en: 'san-telmo' })).toEqual(['telmo']);
    expect(await there({ en: 'salta' })).toEqual(['salta']);
    expect(await there({ en: 'salta', modalidad: 'Virtual' })).toEqual(['salta', 'virtual']);
    expect(await there({ en: 'salta', modalidad: 'Presencial' })).toEqual(['salta']);
    expect(await there({ modalidad: 'Virtual' })).toEqual(['salta', 'virtual']);
    expect(await there({ en: 'rosario' })).toEqual([]);
    expect(await there({ en: 'atlantida' })).toEqual([]);
    expect(await there({ precio: 'gratis' })).toEqual(['telmo']);
    expect(await there({ en: 'buenos-aires', precio: 'pago' })).toEqual([]);
    const { items } = await page({ tipo: 'evento', en: 'san-telmo' });
    expect(items[0]).toMatchObject({ lugar: 'san-telmo', precio: 'Gratis' });

    const days = daysSchema.parse(await (await request(`${apiPaths.days}?en=buenos-aires`)).json());
    expect(days.dias).toHaveLength(14);
    expect(days.dias.filter(({ cantidad }) => cantidad > 0)).toEqual([
      { dia: '2026-12-01', cantidad: 1 },
      { dia: '2026-12-02', cantidad: 1 },
    ]);
    const zonas = zonasSchema.parse(await (await request(apiPaths.zonas)).json());
    expect(zonas.zonas).toEqual([
      { codigo: 'buenos-aires', nombre: 'Buenos Aires', cantidad: 2 },
      { codigo: 'salta', nombre: 'Salta', cantidad: 1 },
    ]);
    const answer = await request(apiPaths.days);
    // Until 22:30, the end of the event at 19:30.
    expect(answer.headers.get('x-true-for')).toBe(String(10.5 * 3600));
  });

  test('shows three of a creator a day with a count of the rest, all in a search, and pages without gaps', async () => {
    await creador(deps.db, 'eva', { localidad: 'rosario' });
    const many = Array.from({ length: 9 }, (_, i) => [
      `eva${i}`,
      { titulo: 'Taller', fechaExacta: dia('2026-12-05') },
    ]);
    await publish(deps, 'evento', 'eva', Object.fromEntries(many));
    await repair(deps);
    const { items } = await page({ tipo: 'evento', en: 'rosario' });
    expect(items.map((card) => [card.id, card.tipo !== 'link' && card.otros])).toEqual([
      ['eva0', undefined],
      ['eva1', undefined],
      ['eva2', 6],
    ]);
    for (const limit of ['1', '2', '24']) {
      expect((await all({ tipo: 'evento', en: 'rosario', limit })).ids).toEqual(['eva0', 'eva1', 'eva2']);
      expect((await all({ tipo: 'evento', en: 'rosario', q: 'taller', limit })).ids).toHaveLength(9);
    }
  });

  test('changes of upcoming events are shown; lasting and cancelled items stand where they count', async () => {
    await creador(deps.db, 'flor', { localidad: 'cordoba' });
    const on = (fecha: string, more: object = {}) => ({ fechaExacta: dia(fecha), ...more });
    await publish(deps, 'evento', 'flor', {
      'f-off': on('2026-11-26', { estado: 'cancelado' }),
      'f-was-off': on('2026-11-20', { estado: 'cancelado' }),
      'f-later': on('2026-11-26', { estado: 'pospuesto' }),
      'f-full': on('2026-11-28', { agotado: true }),
      'f-fair': on('2026-11-24', { fechaFin: dia('2026-11-27') }),
      'f-week': {
        fechaPeriodica: 'Todos los jueves',
        excepciones: ['2026-11-26|cancelado', '2026-12-03|22:00|23:30'],
      },
      'f-far': { fechaPeriodica: 'Todos los jueves', excepciones: ['2027-01-07|cancelado'] },
    });
    const last = { fechaDesde: dia('2026-11-20'), fechaHasta: dia('2026-12-20') };
    await publish(deps, 'curso', 'flor', {
      'f-course': last,
      'f-course-off': { ...last, estado: 'cancelado' },
    });
    await publish(deps, 'promo', 'flor', {
      'f-promo': last,
      'f-promo-off': { ...last, estado: 'cancelado' },
    });
    await repair(deps);
    const there = async (query: Record<string, string> = {}) =>
      ids(await page({ tipo: 'evento', en: 'cordoba', q: 'evento', ...query }));
    expect(await there()).toEqual(['f-fair', 'f-far', 'f-off', 'f-full', 'f-week', 'f-later']);
    expect(await there({ desde: '2026-11-26' })).toEqual(['f-fair', 'f-far']);
    expect(await there({ fecha: 'sin-fecha' })).toEqual(['f-later']);
    const { items } = await page({ tipo: 'evento', en: 'cordoba', q: 'evento' });
    expect(items.find(({ id }) => id === 'f-week')).toMatchObject({
      proximaFecha: '2026-12-03',
      horaInicio: '22:00',
      horaFin: '23:30',
    });
    const changed = changedSchema.parse(await (await request(apiPaths.changed)).json());
    expect(changed.ids).toEqual(['f-off', 'f-full', 'f-week', 'f-later']);
    expect([changed.cursos, changed.promos]).toEqual([['f-course-off'], ['f-promo-off']]);
  });
});
