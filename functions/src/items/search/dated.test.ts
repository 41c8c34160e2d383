import type { ListDates } from '@vidriera/domain/values/fecha';
import { expect, test } from 'vitest';
import { entry, listsOf, ownersOf, part } from '../../testing/entries.ts';

/** A Monday evening. */
const NOW = '2026-11-23T18:00';
const owners = ownersOf({ ana: 'Ana', beto: 'Beto' });
const on = (titulo: string, dia: string | null, more: Record<string, unknown> = {}) =>
  entry('evento', titulo, 'ana', { fechaExacta: dia, horaInicio: '21:00', ...more });
const lists = listsOf([
  part(
    [
      on('Jazz del sábado', '2026-11-28'),
      on('Jazz del lunes', '2026-11-23'),
      on('Peña del martes', '2026-11-24'),
      on('Mañana de campo', '2026-12-12'),
      on('Títeres', '2026-11-28', { categoria: 'Infantil' }),
      on('Obra para chicos', '2026-11-28'),
      entry('promo', 'Pizzas 2 x 1', 'beto', { fechaHasta: '2026-11-30' }),
      entry('promo', 'Cafés 2x1', 'beto', { fechaHasta: '2026-11-30' }),
    ],
    'rosario',
    owners,
  ),
]);
const found = (q: string, fecha?: ListDates, more: { literal?: boolean; everyDay?: boolean } = {}) =>
  lists.found({ q, ...more }, 'evento', { fecha }, NOW);
const titles = async (...args: Parameters<typeof found>) =>
  (await found(...args)).list.map((one) => one.entry.titulo);

test('words that name a date are the chip’s range', async () => {
  expect(await titles('jazz finde')).toEqual(['Jazz del sábado']);
  expect(await titles('jazz esta noche')).toEqual(['Jazz del lunes']);
  expect((await found('jazz este finde')).dated).toEqual({ q: 'jazz', fecha: 'finde' });
  expect(await titles('qué hacer mañana')).toEqual(['Peña del martes']);
  expect((await titles('finde')).sort()).toEqual(['Jazz del sábado', 'Obra para chicos', 'Títeres']);
});

test('a date counts for all kinds where it finds something of any kind', async () => {
  const promos = await lists.found({ q: 'jazz finde' }, 'promo', {}, NOW);
  expect(promos).toMatchObject({ list: [], dated: { q: 'jazz', fecha: 'finde' } });
});

test('where a date finds nothing, its word is text', async () => {
  expect(await found('campo mañana')).toMatchObject({ dated: null });
  expect(await titles('campo mañana')).toEqual(['Mañana de campo']);
});

test('a search as typed, or with a date of its own, reads none', async () => {
  expect(await found('jazz finde', undefined, { literal: true })).toMatchObject({ dated: null });
  expect(await found('jazz finde', 'hoy')).toMatchObject({ dated: null });
  expect(await titles('jazz finde', 'hoy')).toEqual(['Jazz del lunes']);
});

test('counts of days are those of the other words', async () => {
  expect((await titles('jazz finde', undefined, { everyDay: true })).sort()).toEqual([
    'Jazz del lunes',
    'Jazz del sábado',
  ]);
});

test('a multiplication finds both spellings', async () => {
  for (const q of ['2x1', '2 x 1', '2 X 1']) {
    const { list } = await lists.found({ q }, 'promo', {}, NOW);
    expect(list.map((one) => one.entry.titulo).sort(), q).toEqual(['Cafés 2x1', 'Pizzas 2 x 1']);
  }
});

test('children’s words find the category and each other, and are not corrected', async () => {
  for (const q of ['chicos', 'niños', 'para niños'])
    expect((await titles(q)).sort(), q).toEqual(['Obra para chicos', 'Títeres']);
  const pinos = listsOf([part([on('Pinos y fin', '2026-11-28')], 'rosario', owners)]);
  for (const q of ['niños', 'finde', 'que hacer el finde largo'])
    expect(await pinos.found({ q, literal: q !== 'niños' }, 'evento', {}, NOW), q).toMatchObject({
      list: [],
    });
  expect(await pinos.found({ q: 'niños' }, 'evento', {}, NOW)).toMatchObject({ list: [], mended: null });
  expect(await pinos.found({ q: 'finde largo' }, 'evento', {}, NOW)).toMatchObject({ mended: null });
});

test('results stand by groups of days, best first in each', async () => {
  const days = listsOf([
    part(
      [
        on('Otro encuentro', '2026-11-23', { direccion: 'Tango 1' }),
        on('Tango de hoy', '2026-11-23', { horaInicio: '22:00' }),
        on('Tango de mañana', '2026-11-24'),
        on('Encuentro', '2026-11-26', { direccion: 'Tango 1' }),
        on('Tango del jueves', '2026-11-26', { horaInicio: '23:00' }),
        on('Tango del domingo', '2026-11-29'),
        on('Tango de diciembre', '2026-12-10'),
        on('Tango, otro de diciembre', '2026-12-09'),
        on('Tango sin fecha', null, { horaInicio: null }),
        on('Tango de madrugada', '2026-11-24', { horaInicio: '02:00' }),
      ],
      'rosario',
      owners,
    ),
  ]);
  const { list } = await days.found({ q: 'tango' }, 'evento', {}, NOW);
  expect(list.map((one) => one.entry.titulo)).toEqual([
    'Tango de hoy',
    'Tango de madrugada',
    'Otro encuentro',
    'Tango de mañana',
    'Tango del jueves',
    'Encuentro',
    'Tango del domingo',
    'Tango, otro de diciembre',
    'Tango de diciembre',
    'Tango sin fecha',
  ]);
});
