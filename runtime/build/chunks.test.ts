import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, folderOf } from '@vidriera/domain/site/areas';
import { expect, it } from 'vitest';
import { belongs, FIRST_SCREENS, MODULES, type Modules } from './chunks.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The file of a screen for everybody. */
const PUBLIC = /public: (?:(?!\bscreen\()[\s\S])*?source: '([^']+)'/g;

it('what strangers see first has a chunk of its own: every screen with public addresses, and no other', () => {
  const sources = AREAS.map(folderOf).flatMap((folder) => {
    const routes = readFileSync(join(ROOT, folder, 'src/routes.tsx'), 'utf8');
    const all = [...routes.matchAll(/source: '([^']+)'/g)].map(([, source]) => `/${folder}/${source}`);
    const open = [...routes.matchAll(PUBLIC)].map(([, source]) => `/${folder}/${source}`);
    return all.map((source) => ({ source, isPublic: open.includes(source) }));
  });
  const open = sources.filter(({ isPublic }) => isPublic).map(({ source }) => source);
  expect(open.length).toBeGreaterThan(4);
  const first = sources.filter(({ source }) => FIRST_SCREENS.test(source)).map(({ source }) => source);
  expect(first, 'FIRST_SCREENS of runtime/build/chunks.ts').toEqual(open);
});

it('every path and pattern of a chunk names a file that chunk gets', () => {
  const packages = ['domain', 'kit', 'session', 'router', 'shell', 'runtime'];
  const files = globSync(`{${packages.join(',')}}/**/*.{ts,tsx,css}`, {
    cwd: ROOT,
    exclude: ['**/*.test.*', '**/node_modules/**', '**/dist*/**'],
  }).map((file) => `/${file}`);
  const all: [string, Modules][] = Object.entries(MODULES);
  const missing = all.flatMap(([name, modules]) =>
    [...modules.of, ...(modules.except ?? [])]
      .filter((one) => !String(one).startsWith('node_modules/'))
      .filter((one) => !files.some((file) => belongs(file, { of: [one] })))
      .map((one) => `${name}: ${one}`),
  );
  expect(missing, 'MODULES of runtime/build/chunks.ts').toEqual([]);
  const libraries = all
    .flatMap(([, { of }]) => of.map(String))
    .filter((path) => path.startsWith('node_modules/'));
  expect(libraries.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
