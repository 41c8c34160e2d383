import { expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { isRefused, type Move, moved, type OwnLinks } from './move.ts';
import { NO_ORDER, type Orden, shownOrder } from './orden.ts';

const own = (ids: string[], gone: string[] = []): OwnLinks => ({ ids, gone: new Set(gone) });
const all = own(['d', 'c', 'b', 'a']);
const orden = (lista: string[], link: string[] = []): Orden => ({
  ...NO_ORDER,
  lista,
  fijados: { ...NO_ORDER.fijados, link },
});
const place = (key: string, after: string | null, before: string | null): Move => ({
  do: 'place',
  key,
  after,
  before,
});
function orderAfter(from: Orden, move: Move, links = all): Orden {
  const result = moved(from, move, links);
  if (isRefused(result)) throw new Error(result.refused);
  return result;
}

it('the first move gives every link its place', () =>
  expect(orderAfter(NO_ORDER, place('a', null, null)).lista).toEqual(['a', 'd', 'c', 'b']));

it.each([
  ['before', place('a', 'd', 'c'), ['d', 'a', 'c', 'b']],
  ['down', place('d', 'c', 'b'), ['c', 'd', 'b', 'a']],
  ['to the end', place('d', 'a', null), ['c', 'b', 'a', 'd']],
])('moves a link %s', (_, move, lista) =>
  expect(orderAfter(orden(['d', 'c', 'b', 'a']), move).lista).toEqual(lista),
);

it('two tabs don’t undo each other: a move applies to what is stored', () => {
  const seenByBoth = orden(['d', 'c', 'b', 'a']);
  const first = orderAfter(seenByBoth, place('a', null, null));
  const second = orderAfter(first, place('d', 'c', 'b'));
  expect(second.lista).toEqual(['a', 'c', 'd', 'b']);
});

it('a link that the tab does not know keeps its place', () =>
  expect(orderAfter(orden(['new', 'c', 'a', 'b', 'd']), place('b', null, null)).lista).toEqual([
    'b',
    'new',
    'c',
    'a',
    'd',
  ]));

it('an id without a link leaves the order at the next move', () => {
  const result = orderAfter(
    orden(['x', 'a', 'b'], ['y', 'c']),
    place('b', null, null),
    own(['c', 'b', 'a'], ['x', 'y']),
  );
  expect(result.lista).toEqual(['b', 'a']);
  expect(result.fijados.link).toEqual(['c']);
});

it('a new heading stands first, over all links', () =>
  expect(orderAfter(NO_ORDER, { do: 'head', titulo: 'Todo' }).lista).toEqual(['# Todo', 'd', 'c', 'b', 'a']));

it.each([
  ['c', ['d', '# Todo', 'c', 'b', 'a']],
  ['gone', ['# Todo', 'd', 'c', 'b', 'a']],
])('a heading goes above %s', (above, lista) =>
  expect(orderAfter(NO_ORDER, { do: 'head', titulo: 'Todo', above }).lista).toEqual(lista),
);

it('a heading moves, gets another text, and goes', () => {
  const from = orden(['# Redes', 'd', 'c', 'b', 'a']);
  expect(orderAfter(from, place('# Redes', 'c', 'b')).lista).toEqual(['d', 'c', '# Redes', 'b', 'a']);
  expect(orderAfter(from, { do: 'rename', key: '# Redes', titulo: 'Música' }).lista[0]).toBe('# Música');
  expect(orderAfter(from, { do: 'rename', key: '# Redes', titulo: 'Redes' }).lista).toEqual(from.lista);
  expect(orderAfter(from, { do: 'unhead', key: '# Redes' }).lista).toEqual(['d', 'c', 'b', 'a']);
});

it.each<[string, Orden, Move, string]>([
  ['a heading twice', orden(['# Redes']), { do: 'head', titulo: 'Redes' }, messages.orden.taken],
  [
    'another heading’s text',
    orden(['# Redes', '# Más']),
    { do: 'rename', key: '# Más', titulo: 'Redes' },
    messages.orden.taken,
  ],
  ['a heading that another tab took out', NO_ORDER, place('# Redes', 'a', null), messages.orden.gone],
  ['its text', NO_ORDER, { do: 'rename', key: '# Redes', titulo: 'x' }, messages.orden.gone],
  [
    'more than there is room for',
    orden(Array.from({ length: 497 }, (_, i) => `x${i}`)),
    place('a', null, null),
    messages.orden.full(500),
  ],
  [
    'a sixth pin',
    orden([], ['1', '2', '3', '4', '5']),
    { do: 'pin', tipo: 'link', id: '6' },
    messages.orden.fullPins(5),
  ],
])('refuses %s', (_, from, move, refused) => expect(moved(from, move, all)).toEqual({ refused }));

it('a pinned link moves among pins, and goes back to its place', () => {
  const from = orden(['d', 'c', 'b', 'a'], ['c', 'a']);
  const swapped = orderAfter(from, place('a', null, null));
  expect(swapped.fijados.link).toEqual(['a', 'c']);
  const back = orderAfter(swapped, { do: 'unpin', tipo: 'link', id: 'c' });
  expect(shownOrder(back, all.ids)).toEqual({ pinned: ['a'], rest: ['d', 'c', 'b'] });
});

it('one event is pinned at a time', () => {
  const one = orderAfter(NO_ORDER, { do: 'pin', tipo: 'evento', id: 'x' });
  expect(orderAfter(one, { do: 'pin', tipo: 'evento', id: 'y' }).fijados.evento).toEqual(['y']);
  expect(orderAfter(one, { do: 'unpin', tipo: 'evento', id: 'x' }).fijados.evento).toEqual([]);
});

it('the tab that opens first', () =>
  expect(orderAfter(NO_ORDER, { do: 'open', pestana: 'links' }).pestana).toBe('links'));
