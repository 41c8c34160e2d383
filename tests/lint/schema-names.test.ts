import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadedWith } from '../support/import-graph.ts';

const MODULES = globSync('**/*.ts', { cwd: join(import.meta.dirname, '../../domain/src') }).filter(
  (name) => !name.endsWith('.test.ts') && !name.startsWith('zod'),
);

it.each(MODULES)('domain/src/%s brings zod along if its name says so, and only then', (name) => {
  expect(loadedWith(`domain/src/${name}`).has('zod')).toBe(/[-/]schema\.ts$/.test(name));
});
