import { expect, test } from 'vitest';
import { part } from '../testing/entries.ts';
import { entriesAround, searchedFrom } from './around.ts';

test('from a place the zona around it is searched, and what is virtual', () => {
  expect(searchedFrom('san-telmo')).toEqual(['buenos-aires', 'virtual']);
  expect(searchedFrom('rosario')).toEqual(['rosario', 'virtual']);
  expect(searchedFrom('nada-asi')).toEqual(['virtual']);
});

test('from nowhere all is searched, what says no place too', () => {
  const all = searchedFrom(undefined);
  expect(all).toEqual(expect.arrayContaining(['buenos-aires', 'rosario', 'salta', 'virtual', 'sin-lugar']));
  expect(all).toHaveLength(new Set(all).size);
});

test('the parts of a reader come as they are, so that their indexes last', async () => {
  const there = part([]);
  const asked: (readonly string[])[] = [];
  const read = entriesAround(async (zonas) => {
    asked.push(zonas);
    return { parts: [there] };
  });
  expect((await read('salta'))[0]).toBe(there);
  expect(asked).toEqual([['salta', 'virtual']]);
});
