import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NODE } from '../../vitest.config.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Vitest's ways to put something in a library's place, or to be there before it is loaded. */
const BEFORE = /\bvi\s*\.\s*(mock|doMock|hoisted)\(/;

const files = globSync(`{${NODE.join()}}/**/*.test.ts`, { cwd: ROOT, exclude: ['**/node_modules/**'] });

it('tests that share what they import leave it as it is: no other puts anything in its place', () => {
  expect(files.length).toBeGreaterThan(150);
  const sharing = files.filter((file) => !/\.(alone|emu|release)\.test\.ts$/.test(file));
  expect(sharing.filter((file) => BEFORE.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
