import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, folderOf } from '@vidriera/domain/site/areas';
import { expect, it } from 'vitest';
import { DEVICE_STORAGE } from '../../shell/src/features/terms/device-storage.ts';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['shell', 'kit', 'session', 'router', 'runtime', 'domain', ...AREAS.map(folderOf)];
const SOURCES = globSync(
  PACKAGES.map((name) => `${name}/**/*.{ts,tsx,html}`),
  { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist*/**', '**/*.test.*', '**/testing/**'] },
).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const named = new Set(DEVICE_STORAGE.flatMap(({ keys }) => keys));
/** A key, or the beginning of one: not an address, whose host has a slash or a letter after it. */
const KEY = /(?<=['"`])vidriera\.[a-zA-Z]+(?![a-zA-Z/])/g;

it('finds the keys of the product', () => {
  expect(SOURCES.length).toBeGreaterThan(300);
  const found = new Set(SOURCES.flatMap(({ text }) => text.match(KEY) ?? []));
  expect(found.size).toBeGreaterThan(12);
  expect(
    [...found].filter((key) => !named.has(key)).sort(),
    'shell/src/features/terms/device-storage.ts: name it',
  ).toEqual([]);
  const ours = [...named].filter((key) => key.startsWith('vidriera.'));
  expect(ours.filter((key) => !found.has(key)).sort(), 'no source uses it').toEqual([]);
});

/** Files that use the browser's storage without session/src/local-storage.ts. */
const TOUCHING = [
  'kit/src/data/database.ts',
  'kit/src/hooks/keep-screen.ts',
  'session/src/photo-database.ts',
  'session/src/sdk/auth.ts',
  'shell/index.html',
  'shell/src/offline/seen.ts',
];

it('knows every file that keeps something by itself', () => {
  const touches =
    /\b(?:localStorage|sessionStorage)\b[.[]|indexedDB\.|indexedDBLocal|caches\.open|document\.cookie|cookieStore/;
  expect(
    SOURCES.filter(({ text }) => touches.test(text))
      .map(({ file }) => file)
      .sort(),
    'TOUCHING above, and the keys in shell/src/features/terms/device-storage.ts',
  ).toEqual(TOUCHING);
});
