import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../functions/src');
const roomOf = (file: string): string => file.split('/')[0] ?? '';

/** Returns the folders that each folder of `functions/src` imports. Tests and their helpers may import any. */
function importsByRoom(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync('*/**/*.ts', { cwd: SRC, exclude: ['**/*.test.ts', 'testing/**'] })) {
    const room = roomOf(file);
    const imported = rooms.get(room) ?? new Set();
    for (const [, path = ''] of readFileSync(join(SRC, file), 'utf8').matchAll(
      /(?:from|import\() ?'(\.[^']+)'/g,
    )) {
      const target = roomOf(normalize(join(file, '..', path)));
      if (target !== room && target !== '..') imported.add(target);
    }
    rooms.set(room, imported);
  }
  return rooms;
}

/** Returns the rooms left when those that import none of the others are taken away, again and again. */
function inCircles(rooms: Map<string, Set<string>>): string[] {
  const left = new Map(rooms);
  const isFree = ([, imported]: [string, Set<string>]): boolean =>
    ![...imported].some((room) => left.has(room));
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree))
    for (const [room] of free) left.delete(room);
  return [...left].map(
    ([room, imported]) => `${room} → ${[...imported].filter((one) => left.has(one)).join(', ')}`,
  );
}

it('no folder of functions/src imports itself through others', () => {
  const rooms = importsByRoom();
  expect(rooms.size).toBeGreaterThan(20);
  expect(inCircles(rooms), 'move the part that both need to a folder below them').toEqual([]);
});

it('a circle of three is found, and its neighbours are not', () => {
  const of = (...names: string[]) => new Set(names);
  const rooms = new Map([
    ['a', of('b')],
    ['b', of('c')],
    ['c', of('a', 'd')],
    ['d', of()],
  ]);
  expect(inCircles(rooms)).toEqual(['a → b', 'b → c', 'c → a']);
});
