import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const EXPORTED = /^export (?:declare )?(?:abstract )?(?:type|interface|enum|class) (\w+)/gm;

/** Folders whose types still share names with one another; a name of another folder must be unique everywhere. */
const EXCEPTED = /^(?:bench|demo|domain|functions|local|ops|runtime|storage-rules|tests)\//;

it('types: each exported type has a name of its own', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', '.*/**'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const filesOf = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(EXPORTED))
      filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
  const shared = [...filesOf].filter(([, all]) => all.length > 1 && all.some((file) => !EXCEPTED.test(file)));
  expect(Object.fromEntries(shared)).toEqual({});
});
