import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, folderOf } from '@vidriera/domain/site/areas';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['shell', 'kit', 'session', 'router', 'runtime', ...AREAS.map(folderOf)];

it('screens take the day from the server’s clock: a phone’s may be wrong', () => {
  const files = globSync(
    PACKAGES.map((name) => `${name}/src/**/*.{ts,tsx}`),
    { cwd: ROOT, exclude: ['**/*.test.*', '**/testing/**'] },
  );
  expect(files.length).toBeGreaterThan(300);
  const asking = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('new Date()'));
  expect(asking, 'use new Date(serverNow()), or now() of kit/src/words/format.ts').toEqual([]);
});
