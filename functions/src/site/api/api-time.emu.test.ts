import { apiPaths } from '@vidriera/domain/api/api';
import { featuredSchema, pageSchema, perfilResponseSchema } from '@vidriera/domain/api/schema';
import { detailSchema } from '@vidriera/domain/item/wire-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TRUE_FOR } from '../../base/time/lifetime.ts';
import { repair } from '../../items/agenda/repair.ts';
import { rollDates } from '../../jobs/daily/roll-dates.ts';
import { dia, ids } from '../../testing/api.ts';
import { creador, publish } from '../../testing/data.ts';
import { serve } from '../../testing/http.ts';
import { project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { createApi } from './app.ts';

const at = (text: string) => new Date(`${text}-03:00`);
/** After the nightly run. */
const MORNING = at('2026-11-25T06:05:00');
let clock = MORNING;
const deps = project('api-time', () => clock);
let served: Awaited<ReturnType<typeof serve>> | undefined;

const hora = (text: string) => new Date(`1970-01-01T${text}:00Z`);
const event = (fechaExacta: string, from: string | null, to: string | null = null) => ({
  fechaExacta: dia(fechaExacta),
  horaInicio: from && hora(from),
  horaFin: to && hora(to),
});
const weekly = (day: string, from: string, to: string, until: string | null = null) => ({
  fechaPeriodica: `Todos los ${day}`,
  horaInicio: hora(from),
  horaFin: hora(to),
  fechaHasta: until && dia(until),
});

beforeAll(async () => {
  await creador(deps.db, 'ana');
  await publish(deps, 'evento', 'ana', {
    after: event('2026-11-26', '00:30', '05:00'),
    carrera: event('2026-11-25', '08:30', '10:30'),
    charla: event('2026-11-25', '19:00'),
    feria: event('2026-11-25', '11:00', '20:00'),
    luego: event('2026-12-02', '09:00'),
    manana: event('2026-11-26', '10:00'),
    milonga: event('2026-11-25', '21:00', '03:00'),
    muestra: event('2026-11-25', null),
    proxima: event('2026-12-02', '08:00'),
    taller: weekly('jueves', '20:00', '22:00'),
    terminada: weekly('lunes', '20:00', '22:00', '2026-11-20'),
    yoga: weekly('miércoles', '08:30', '10:30'),
  });
  await publish(deps, 'promo', 'ana', {
    lejana: { fechaDesde: dia('2026-11-01'), fechaHasta: dia('2026-12-20') },
    manana: { fechaDesde: dia('2026-11-01'), fechaHasta: dia('2026-11-26') },
    nueva: { fechaDesde: dia('2026-12-01'), fechaHasta: dia('2026-12-10') },
    siempre: { fechaDesde: dia('2026-01-01') },
  });
  await repair(deps);
  served = await serve(createApi({ ...deps, version: 'x', origin: 'https://vidriera.test', lookEvery: 0 }));
});
afterAll(() => served?.close());
beforeEach(() => {
  clock = MORNING;
});

const get = async (path: string, query: Record<string, string> = {}) =>
  fetch(`${served?.origin}${path}?${new URLSearchParams(query)}`);
const page = async (query: Record<string, string>) =>
  pageSchema.parse(await (await get(apiPaths.explore, query)).json());
async function all(query: Record<string, string>) {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const item = await page(cursor ? { ...query, cursor } : query);
    seen.push(...ids(item));
    cursor = item.cursor;
  }
  return seen;
}

/** A search, because it shows all of a creator's items on a day. */
const EVENTS = { tipo: 'evento', q: 'evento' };

const AT_1030 = [
  'feria',
  'charla',
  'milonga',
  'after',
  'muestra',
  'manana',
  'taller',
  'proxima',
  'yoga',
  'luego',
];
const OVER_1030 = ['carrera', 'terminada'];

describe('order', () => {
  test.each([
    [
      '2026-11-25T10:29:59',
      [
        'carrera',
        'yoga',
        'feria',
        'charla',
        'milonga',
        'after',
        'muestra',
        'manana',
        'taller',
        'proxima',
        'luego',
      ],
    ],
    ['2026-11-25T10:30:00', AT_1030],
    ['2026-11-26T03:00:00', ['after', 'muestra', 'manana', 'taller', 'proxima', 'yoga', 'luego']],
  ])('at %s: by the moment, without past ones', async (now, expected) => {
    clock = at(now);
    expect(ids(await page(EVENTS))).toEqual(expected);
    for (const limit of ['1', '2', '3', '7', '9', '10'])
      expect(await all({ ...EVENTS, limit }), limit).toEqual(expected);
  });

  test('a list stays consistent while the clock moves on', async () => {
    clock = at('2026-11-25T10:29:00');
    const { cursor } = await page({ ...EVENTS, limit: '1' });
    clock = at('2026-11-25T10:31:00');
    expect(ids(await page({ ...EVENTS, limit: '2', cursor: cursor ?? '' }))).toEqual(['yoga', 'feria']);
  });

  test('the same in a search, a category, the landing page, and a profile, with past items last', async () => {
    clock = at('2026-11-25T10:30:00');
    expect(ids(await page({ tipo: 'evento', q: 'un evento' }))).toEqual(AT_1030);
    expect(ids(await page({ ...EVENTS, categoria: 'Musica' }))).toEqual(AT_1030);
    const perfil = await (await get(apiPaths.perfil('ana'), { tab: 'eventos' })).json();
    expect(perfilResponseSchema.parse(perfil).page?.items.map(({ id }) => id)).toEqual([
      ...AT_1030,
      ...OVER_1030,
    ]);
    const featured = featuredSchema.parse(await (await get(apiPaths.featured)).json());
    expect(featured.eventos.map(({ id }) => id)).toEqual(AT_1030.slice(0, 6));
  });

  test('promos by their end, endless ones last', async () => {
    expect(await all({ tipo: 'promo' })).toEqual(['manana', 'nueva', 'lejana', 'siempre']);
    clock = at('2026-11-27T06:00:00');
    expect(await all({ tipo: 'promo' })).toEqual(['nueva', 'lejana', 'siempre']);
  });
});

test('days of the agenda run from 06:00 to 06:00', async () => {
  clock = at('2026-11-25T10:30:00');
  const today = ['feria', 'charla', 'milonga', 'after', 'muestra'];
  expect(await all({ ...EVENTS, fecha: 'hoy' })).toEqual(today);
  expect(await all({ ...EVENTS, fecha: 'mes', limit: '2' })).toEqual([...today, 'manana', 'taller']);
  clock = at('2026-11-26T05:00:00');
  expect(await all({ ...EVENTS, fecha: 'hoy' })).toEqual(['muestra']);
  clock = at('2026-11-26T06:00:00');
  expect(await all({ ...EVENTS, fecha: 'hoy' })).toEqual(['manana', 'taller']);
});

test('the next time of a weekly event changes by the minute', async () => {
  const next = async () =>
    detailSchema.parse(await (await get(apiPaths.item('evento', 'yoga'))).json()) as {
      proximaFecha?: string;
    };
  clock = at('2026-11-25T10:29:59');
  expect(await next()).toMatchObject({ proximaFecha: '2026-11-25' });
  clock = at('2026-11-25T10:30:00');
  expect(await next()).toMatchObject({ proximaFecha: '2026-12-02' });
});

test('a window announces the current event until the minute it ends, then the next one', async () => {
  const next = async () => {
    const answer = await (await get(apiPaths.perfil('ana'))).json();
    return perfilResponseSchema.parse(answer).shopWindow?.next?.id;
  };
  clock = at('2026-11-25T10:29:59');
  expect(['carrera', 'yoga']).toContain(await next());
  clock = at('2026-11-25T10:30:00');
  expect(await next()).toBe('feria');
});

test('no cached answer outlives the next beginning or end of its items', async () => {
  const kept = async (path: string, query: Record<string, string> = {}) =>
    (await get(path, query)).headers.get('cache-control');
  const CACHE = 'public, max-age=0, s-maxage=';
  const list = { tipo: 'evento', limit: '1' };
  clock = at('2026-11-25T10:29:30');
  expect(await kept(apiPaths.explore, list)).toBe(`${CACHE}15`);
  expect(await kept(apiPaths.perfil('ana'), { tab: 'eventos' })).toBe(`${CACHE}15`);
  expect(await kept(apiPaths.perfil('ana'), { tab: 'links' })).toBe(`${CACHE}15`);
  expect(await kept(apiPaths.featured)).toBe(`${CACHE}15`);
  expect(await kept(apiPaths.item('evento', 'yoga'))).toBe(`${CACHE}15`);
  expect(await kept(apiPaths.calendar('evento', 'yoga'))).toBe(`${CACHE}15`);
  expect(await kept(apiPaths.item('evento', 'charla'))).toBe(`${CACHE}60`);
  expect((await get(apiPaths.item('evento', 'yoga'))).headers.get(TRUE_FOR)).toBe('30');
  clock = at('2026-11-25T10:56:00');
  expect(await kept(apiPaths.explore, list)).toBe(`${CACHE}60`);
});

/** Returns the profile's list, which is read by queries. */
async function ofProfile(tab: string) {
  const perfil = await (await get(apiPaths.perfil('ana'), { tab })).json();
  return (perfilResponseSchema.parse(perfil).page?.items ?? []).map(({ id }): string => id);
}

test('past items cost a read each until the nightly run', async () => {
  clock = at('2026-11-25T10:30:00');
  const reads = await readsOf(() => get(apiPaths.featured));
  // Six events and no weekend one, two past ones, looks for weekly ones and for ruled ones, no course, the counts.
  expect(reads.documents).toBeLessThanOrEqual(6 + 2 + 1 + 2 * 3 + 3);
});

// The last two tests change stored documents.
test('the nightly run moves past items, and order stays', async () => {
  clock = at('2026-11-26T06:05:00');
  const before = await ofProfile('eventos');
  expect(await rollDates(deps)).toEqual({ moved: 1, more: false });
  expect(await ofProfile('eventos')).toEqual(before);
  expect(await all(EVENTS)).toEqual(before.slice(0, 5));
  const yoga = await deps.db.doc('evento/yoga').get();
  expect(yoga.get('proximaFecha').toDate()).toEqual(at('2026-12-02T08:30:00'));
});

test('items ordered by their day’s midnight stay visible until the nightly run derives them', async () => {
  await deps.db.doc('evento/charla').update({ proximaFecha: dia('2026-11-25') });
  await deps.db.doc('evento/yoga').update({ proximaFecha: dia('2026-11-25') });
  await deps.db.doc('promo/manana').update({ proximaFecha: dia('2026-11-26') });
  clock = at('2026-11-25T10:30:00');
  const seen = await ofProfile('eventos');
  expect([...seen].sort()).toEqual([...AT_1030, ...OVER_1030].sort());
  expect(seen.indexOf('yoga')).toBe(AT_1030.indexOf('yoga') - 1);
  clock = at('2026-11-26T23:00:00');
  expect((await ofProfile('promos'))[0]).toBe('manana');
});
