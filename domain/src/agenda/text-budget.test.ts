import { expect, test } from 'vitest';
import { withinBudget } from './text-budget.ts';

const some = (uid: string, count: number, length: number) =>
  Array.from({ length: count }, (_, i) => ({ uid, key: `${uid}${i}`, text: 'x'.repeat(length - 2) }));
const bytesOf = (texts: readonly { key: string; text: string }[], uid: string) =>
  texts.reduce((sum, { key, text }) => sum + (key.startsWith(uid) ? key.length + text.length : 0), 0);

test('budget of texts: all texts stay while they fit', () => {
  const all = [...some('a', 5, 20), ...some('b', 5, 20)];
  expect(withinBudget(all, 200)).toEqual(all);
});

test('budget of texts: the owner with most bytes loses first, down to the next owner’s share', () => {
  const all = [...some('a', 9, 100), ...some('b', 3, 100), ...some('c', 1, 50)];
  const kept = withinBudget(all, 700);
  expect(bytesOf(kept, 'c')).toBe(50);
  expect(bytesOf(kept, 'b')).toBe(300);
  expect(bytesOf(kept, 'a')).toBe(300);
});

test('budget of texts: an owner’s shortest texts stay', () => {
  const all = [...some('a', 1, 90), ...some('b', 1, 90), { uid: 'a', key: 'a9', text: 'corto' }];
  expect(withinBudget(all, 100).map(({ key }) => key)).toEqual(['b0', 'a9']);
});

test('budget of texts: bytes count, and not letters', () => {
  const all = [
    { uid: 'a', key: 'a', text: '語'.repeat(10) },
    { uid: 'b', key: 'b', text: 'x'.repeat(10) },
  ];
  expect(withinBudget(all, 31).map(({ uid }) => uid)).toEqual(['b']);
});

test('budget of texts: texts without room find none when some of them are offered again', () => {
  const all = 'abcdef'
    .split('')
    .flatMap((uid, n) => Array.from({ length: 12 }, (_, i) => some(uid, 12, 10 + ((i * 7 + n * 5) % 41))[i]))
    .flatMap((one) => one ?? []);
  const kept = withinBudget(all, 900);
  const without = all.filter((one) => !kept.includes(one));
  expect(without.length).toBeGreaterThan(20);
  for (const one of without) expect(withinBudget([...kept, one], 900)).toEqual(kept);
  for (let i = 0; i < without.length; i++)
    expect(new Set(withinBudget([...without.slice(i, i + 9), ...kept], 900))).toEqual(new Set(kept));
});
