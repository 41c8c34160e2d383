import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { immutableRules } from './headers.ts';

const build = (files: string[]) => ({ id: 'aaaaaaaaaaaa', files });
const matches = (rules: { source: string }[], path: string): number =>
  rules.filter(({ source }) => posix.matchesGlob(path, source)).length;

it('matches each file of the builds once, and no other address', () => {
  const rules = immutableRules([
    build(['/assets/a-1.js', '/server/r-1.cjs']),
    build(['/assets/a-1.js', '/assets/b-2.css']),
  ]);
  for (const file of ['/assets/a-1.js', '/assets/b-2.css', '/server/r-1.cjs'])
    expect(matches(rules, file)).toBe(1);
  for (const other of ['/assets/a-1xjs', '/assets/a-1.js.map', '/assets/x/a-1.js', '/assets/', '/a-1.js']) {
    expect(matches(rules, other)).toBe(0);
  }
  expect(rules[0]?.headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]);
});

it('splits rules below the length limit of the matcher', () => {
  const files = Array.from({ length: 1001 }, (_, i) => `/assets/${'n'.repeat(90)}-${i}.js`);
  const rules = immutableRules([build(files)]);
  expect(Math.max(...rules.map(({ source }) => source.length))).toBeLessThan(65_536);
  expect(files.filter((file) => matches(rules, file) !== 1)).toEqual([]);
});
