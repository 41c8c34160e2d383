import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../functions/src');
/** The wings of `functions/src`, in order. Each imports only wings before it. */
const WINGS = ['base', 'attend', 'items', 'site', 'trust', 'accounts', 'mail', 'jobs'];
/** Folders beside the wings: they may import any. */
const TESTS = ['live', 'testing'];
const README_MAX = 15;

interface Arrow {
  /** The importing folder, as `wing/room`. */
  from: string;
  to: string;
  file: string;
}

const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');
const wingOf = (file: string): string => file.split('/')[0] ?? '';

/** Returns the imports between rooms. Tests and their helpers may import any. */
const arrows: Arrow[] = globSync('*/**/*.ts', {
  cwd: SRC,
  exclude: ['**/*.test.ts', ...TESTS.map((name) => `${name}/**`)],
}).flatMap((file) => {
  const imports = readFileSync(join(SRC, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g);
  return [...imports]
    .map(([, path = '']) => ({
      from: roomOf(file),
      to: roomOf(normalize(join(file, '..', path))),
      file,
    }))
    .filter(({ from, to }) => from !== to && !to.startsWith('..'));
});

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

it('functions/src is its wings, each with a short README that names its folders', () => {
  const files = globSync('*/**/*.ts', { cwd: SRC });
  expect([...new Set(files.map(wingOf))].sort()).toEqual([...WINGS, ...TESTS].sort());
  for (const wing of WINGS) {
    const text = readFileSync(join(SRC, wing, 'README.md'), 'utf8').trimEnd();
    expect(text.split('\n').length, `${wing}/README.md`).toBeLessThanOrEqual(README_MAX);
    const rooms = new Set(files.filter((file) => wingOf(file) === wing).map(roomOf));
    for (const room of rooms) expect(text, `${wing}/README.md`).toContain(`\`${room.split('/')[1]}\``);
  }
});

it('a wing imports only wings before it', () => {
  const upward = arrows.filter(({ from, to }) => WINGS.indexOf(wingOf(to)) > WINGS.indexOf(wingOf(from)));
  expect(upward.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  expect(new Set(arrows.map(({ from, to }) => `${from} ${to}`)).size).toBeGreaterThan(100);
});

it('no folder of functions/src imports itself through others', () => {
  const rooms = Map.groupBy(arrows, ({ from }) => from);
  const imported = new Map([...rooms].map(([room, all]) => [room, new Set(all.map(({ to }) => to))]));
  expect(inCircles(imported), 'move the part that both need to a folder below them').toEqual([]);
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
