import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseAst, Visitor } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Where texts of strangers are read: calendars, pages, lists, what people type. */
const READERS = [
  'dashboard-mf/src/features/traer/**/*.{ts,tsx}',
  'domain/src/traer/*.ts',
  'domain/src/values/*.ts',
  'functions/src/items/link-reader/*.ts',
  'functions/src/items/links/*.ts',
];

/** Returns the regular expressions that a file writes out. */
function expressionsIn(file: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  new Visitor({
    // biome-ignore lint/correctness/noComponentHookFactories: a kind of node, no component
    Literal: (node) => {
      if ('regex' in node) found.push(node.regex);
    },
  }).visit(parseAst(readFileSync(join(ROOT, file), 'utf8'), { lang }));
  return found;
}

it('no expression over texts of strangers takes more than time in proportion to their length', () => {
  const files = globSync(READERS, { cwd: ROOT, exclude: ['**/*.test.*'] });
  const all = files.flatMap((file) => expressionsIn(file).map((one) => ({ file, ...one })));
  expect(all.length).toBeGreaterThan(60);
  const slow = all.filter(({ pattern, flags }) => analyse({ source: pattern, flags }).reports.length > 0);
  expect(slow.map(({ file, pattern }) => `${file}: /${pattern}/`)).toEqual([]);
});
