import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '@vidriera/domain/site/areas';
import { ownerOf } from '@vidriera/domain/site/owner';
import { expect, it } from 'vitest';
import { WITH_PARAMETER } from '../support/public-pages.ts';
import { SCREENS } from '../support/screens.ts';

const ROOT = join(import.meta.dirname, '../..');
const screens = SCREENS.map((screen) => [screen.id, screen] as const);

it.each(screens)('%s: its address leads to its site', (_, { site, path }) => {
  const [file, row] = site === 'shell' ? ['owner.ts', 'SHELL_PATHS'] : ['areas.ts', `the row of ${site}`];
  expect(ownerOf(path), `domain/src/site/${file}: ${path} in ${row}`).toBe(site);
});

it.each(screens)('%s: its source is the file of its view', (_, { site, source }) =>
  expect(existsSync(join(ROOT, packageOf(site), source)), source).toBe(true),
);

it.each(screens)('%s: browser tests can open it, if it is public', (_, { isPublic, path }) => {
  const known = !isPublic || !path.includes(':') || Object.hasOwn(WITH_PARAMETER, path);
  expect(known, `tests/support/public-pages.ts: an address for ${path} in WITH_PARAMETER`).toBe(true);
});
