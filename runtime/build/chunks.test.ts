import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, folderOf } from '@vidriera/domain/site/areas';
import { expect, it } from 'vitest';
import { FIRST_SCREENS } from './chunks.ts';

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
