import type { AgendaEntry } from '@vidriera/domain/agenda/entry-schema';
import { NO_TEXTS } from '@vidriera/domain/agenda/texts';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import { expect, test, vi } from 'vitest';
import { entry, listsOf, part as made, ownersOf, uidFor } from '../../testing/entries.ts';
import type { FoundPart } from '../agenda/read.ts';
import * as indexes from '../search/index-of.ts';
import { searches } from '../search/search-over.ts';
import { suggestions } from './suggestions.ts';

const owners = ownersOf({ ana: 'Ana Jazz', beto: 'Beto Jazz', caro: 'Caro Jazz', dani: 'Dani Jazz' });
const part = (entries: AgendaEntry[], zona = 'rosario', by = owners) => made(entries, zona, by);
const at = new Date('2026-11-23T18:00:00-03:00');
const ask = (q: string, parts: FoundPart[]) => suggestions({ lists: listsOf(parts), now: () => at }, { q });
const titles = async (...args: Parameters<typeof ask>) =>
  (await ask(...args)).body.items.map(({ titulo }) => titulo);

test('suggests at most six items and three creators, as lists show them', async () => {
  const entries = Array.from({ length: 9 }, (_, i) => entry('evento', `Jazz ${i}`, 'ana'));
  const { body } = await ask('jazz', [part(entries)]);
  expect(body.items).toHaveLength(6);
  expect(Object.keys(body.items[0] ?? {}).sort()).toEqual(['id', 'tipo', 'titulo', 'uid']);
  expect(body.creadores).toHaveLength(3);
  expect(Object.keys(body.creadores[0] ?? {}).sort()).toEqual(['imagen', 'nombre', 'uid', 'username']);
});

test('leaves out past items, and shows a creator’s title once', async () => {
  const entries = [
    entry('evento', 'Jazz de ayer', 'ana', { fechaExacta: '2026-11-22' }),
    entry('evento', 'Jazz de hoy', 'ana', {
      fechaExacta: '2026-11-23',
      horaInicio: '17:00',
      horaFin: '19:30',
    }),
    entry('evento', 'Jazz semanal', 'ana', { fechaPeriodica: 'Todos los lunes', fechaHasta: '2026-11-16' }),
    entry('curso', 'Jazz que terminó', 'ana', { fechaDesde: '2026-10-01', fechaHasta: '2026-11-22' }),
    entry('curso', 'Jazz por siempre', 'ana'),
    entry('curso', 'Jazz por siempre', 'ana', { id: 'jazzporsiempreotra00' }),
    entry('promo', 'Jazz hasta hoy', 'ana', { fechaHasta: '2026-11-23' }),
  ];
  expect((await titles('jazz', [part(entries)])).sort()).toEqual([
    'Jazz de hoy',
    'Jazz hasta hoy',
    'Jazz por siempre',
  ]);
});

test('keeps the better of two equal titles', async () => {
  const entries = [
    entry('evento', 'Jazz', 'ana'),
    entry('evento', 'Jazz en vivo con amigos', 'ana'),
    entry('evento', 'Jazz', 'ana', { id: 'otrojazzdeana0000000' }),
  ];
  expect(await titles('jazz', [part(entries)])).toEqual(['Jazz', 'Jazz en vivo con amigos']);
});

test('is valid until a suggested item is over', async () => {
  const entries = [
    entry('evento', 'Jazz', 'ana', { fechaExacta: '2026-11-23', horaInicio: '17:00', horaFin: '19:30' }),
  ];
  expect((await ask('jazz', [part(entries)])).trueFor).toBe(90 * 60);
  expect((await ask('nada', [part(entries)])).trueFor).toBe(6 * 3600);
});

test('suggests the nearest matches of several parts', async () => {
  const here = part([entry('evento', 'Milonga', 'ana')]);
  const nowhere = part([entry('evento', 'Milanga', 'beto')], 'virtual');
  expect(await titles('milonga', [here, nowhere])).toEqual(['Milonga']);
});

test('suggests the first results of the lists', async () => {
  const parts = [
    part([
      ...Array.from({ length: 4 }, (_, i) =>
        entry('evento', `Jazz ${i}`, 'ana', { fechaExacta: `2026-12-0${9 - i}` }),
      ),
      entry('curso', 'Piano', 'beto', { tituloCategoria: 'Musica' }),
      entry('promo', 'Vino de jazz', 'caro'),
    ]),
  ];
  for (const q of ['jazz', 'musica', 'recital', 'jaaz', 'vino piano', 'rosario']) {
    const { items } = (await ask(q, parts)).body;
    expect(items.length).toBeGreaterThan(0);
    for (const tipo of TIPOS_AGENDA) {
      const { list } = await listsOf(parts).found({ q }, tipo, {}, localTime(at));
      const suggested = items.filter((one) => one.tipo === tipo).map(({ id }) => id);
      expect(list.slice(0, suggested.length).map(({ id }) => id)).toEqual(suggested);
    }
  }
});

test('leaves out creators without a username', async () => {
  const nameless = { [uidFor('ana')]: { username: '', nombre: 'Ana', imagen: null, lights: [] } };
  expect((await ask('ana', [part([], 'rosario', nameless)])).body.creadores).toEqual([]);
});

test('a version is indexed once, and the least recently searched make room', async () => {
  const indexSpy = vi.spyOn(indexes, 'indexOf');
  const zona = (name: string) => part([entry('evento', name, 'ana')], name);
  const [salta, rosario, jujuy] = [zona('salta'), zona('rosario'), zona('jujuy')];
  const searchOf = searches({ texts: async (parts) => parts.map(() => NO_TEXTS), most: 4 });
  const makes = async (...parts: FoundPart[]) => {
    indexSpy.mockClear();
    await (await searchOf(parts)).find('a');
    return indexSpy.mock.calls.length;
  };
  expect(await makes(salta)).toBe(1);
  expect(await makes(salta)).toBe(0);
  expect(await makes(zona('salta'))).toBe(1);
  expect(await makes(salta, rosario)).toBe(2);
  expect(await makes(salta)).toBe(0);
  expect(await makes(jujuy)).toBe(1);
  expect(await makes(salta)).toBe(0);
  expect(await makes(rosario)).toBe(1);
});
