import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NODE } from '../../vitest.config.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Calls that replace a module or run before imports. */
const MOCKS = /\bvi\s*\.\s*(mock|doMock|hoisted)\(/;

const files = globSync(`{${NODE.join()}}/**/*.test.ts`, { cwd: ROOT, exclude: ['**/node_modules/**'] });

it('only *.alone.test.ts files mock modules, because other tests share their imports', () => {
  expect(files.length).toBeGreaterThan(150);
  const sharing = files.filter((file) => !/\.(alone|emu|release)\.test\.ts$/.test(file));
  expect(sharing.filter((file) => MOCKS.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
