import { keyOf } from '@vidriera/domain/agenda/entry';
import type { AgendaEntry } from '@vidriera/domain/agenda/entry-schema';
import { expect, test } from 'vitest';
import { entry, listsOf, ownersOf, part } from '../../testing/entries.ts';

const owners = ownersOf({
  donarosario: 'Peña Doña Rosario',
  faro: 'El Faro',
  galpon: 'El Galpón',
  uco: 'Casa Uco',
});
const musica = { categoria: 'Musica' };
const tucuman = [
  entry('evento', 'Guitarreada', 'donarosario', { ...musica, localidad: 'san-miguel-de-tucuman' }),
  entry('evento', 'Canciones de Rosario', 'uco', { ...musica, localidad: 'san-miguel-de-tucuman' }),
];
const rosario = [
  entry('evento', 'Noche de piano', 'galpon', { ...musica, localidad: 'rosario' }),
  entry('evento', 'Lectura', 'faro', {
    categoria: 'Educacion',
    localidad: 'rosario',
    direccion: 'San Juan 1545',
  }),
  entry('evento', 'Milonga', 'galpon', { localidad: 'rosario' }),
];
const cordoba = [entry('evento', 'Teatro de sombras', 'uco', { localidad: 'cordoba' })];
const parts = [
  part(tucuman, 'san-miguel-de-tucuman', owners),
  part(rosario, 'rosario', owners),
  part(cordoba, 'cordoba', owners),
];
const reading = rosario[1] as AgendaEntry;
const lists = listsOf(parts, {
  'rosario-0': { items: { [keyOf(reading)]: 'pinotea tango' }, creators: {} },
});
const found = async (q: string, more: { en?: string; literal?: boolean } = {}) => {
  const { list, mended } = await lists.found({ q, ...more }, 'evento', {}, '2026-11-23T18:00');
  return { titles: list.map((one) => one.entry.titulo), mended };
};
const titles = async (...args: Parameters<typeof found>) => (await found(...args)).titles;

test('a place’s name narrows a search to it', async () => {
  expect(await titles('musica en rosario')).toEqual(['Noche de piano', 'Canciones de Rosario']);
  expect((await titles('MÚSICA EN TUCUMÁN')).sort()).toEqual(['Canciones de Rosario', 'Guitarreada']);
  expect(await titles('teatro córdoba')).toEqual(['Teatro de sombras']);
  expect(await titles('pinotea rosario')).toEqual(['Lectura']);
});

test('a place alone lists its items, then items elsewhere with that name', async () => {
  const all = await titles('rosario');
  expect(all.slice(0, 3).sort()).toEqual(['Lectura', 'Milonga', 'Noche de piano']);
  expect(all.slice(3).sort()).toEqual(['Canciones de Rosario', 'Guitarreada']);
  expect(await titles('en rosario')).not.toContain('Guitarreada');
});

test('a name or address is matched as text if its place has no such items', async () => {
  expect((await titles('peña doña rosario'))[0]).toBe('Guitarreada');
  expect(await titles('san juan 1545')).toEqual(['Lectura']);
});

test('with “en” only items in that place or with that name are found', async () => {
  expect(await titles('tango en rosario')).toEqual(['Milonga', 'Lectura']);
  expect(await titles('teatro en rosario')).toEqual([]);
  expect(await titles('teatro rosario')).toContain('Teatro de sombras');
});

test('a typed place overrides the selected one, unless the words match there', async () => {
  expect(await titles('musica en rosario', { en: 'cordoba' })).toEqual(['Noche de piano']);
  expect(await titles('rosario', { en: 'san-miguel-de-tucuman' })).toEqual([
    'Canciones de Rosario',
    'Guitarreada',
  ]);
});

test('a slip in a word or place is corrected and shown, and a literal search keeps the words', async () => {
  expect(await found('Milnga')).toEqual({ titles: ['Milonga'], mended: 'milonga' });
  expect(await found('musica en rosraio')).toEqual({
    titles: ['Noche de piano', 'Canciones de Rosario'],
    mended: 'musica en rosario',
  });
  expect((await found('milonga')).mended).toBeNull();
  expect(await found('milnga', { literal: true })).toEqual({ titles: [], mended: null });
  expect(await titles('musica en rosario', { literal: true })).toContain('Guitarreada');
});
