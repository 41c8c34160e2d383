import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, folderOf } from '@vidriera/domain/site/areas';
import { NEWER_SCRIPT, newerStyles } from '../support/newer-than-floor.ts';
import { expect, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '../..');
const builtFiles = (extension: string) =>
  ['shell', ...AREAS.map(folderOf)].flatMap((folder) =>
    globSync(`${folder}/dist/**/*.${extension}`, { cwd: ROOT }).map((name) => ({
      name,
      text: readFileSync(join(ROOT, name), 'utf8'),
    })),
  );

test('no built script, of ours or of a library, names what the floor lacks', () => {
  const scripts = builtFiles('js');
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap(({ name, text }) =>
    Array.from(text.matchAll(NEWER_SCRIPT), ([it]) => `${name}: ${it}`),
  );
  expect(found).toEqual([]);
});

test('no built style sheet depends on what the floor lacks', () => {
  const sheets = builtFiles('css');
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap(({ name, text }) => newerStyles(text).map((rule) => `${name}: ${rule}`))).toEqual([]);
});
