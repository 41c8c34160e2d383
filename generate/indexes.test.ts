import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREAS, folderOf } from '../domain/src/site/areas.ts';
import { queryShapes } from './indexes.ts';
import { ROOT, readJson, readText } from './sources.ts';

const file = readJson('firestore.indexes.json') as {
  indexes: unknown[];
  fieldOverrides: { collectionGroup: string; fieldPath: string }[];
};

describe('firestore.indexes.json', () => {
  it('switches off the index of no field that a query needs', async () => {
    const off = file.fieldOverrides.map(
      ({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`,
    );
    const used = (await queryShapes()).flatMap(({ collection, filters, orders }) =>
      [...filters, ...orders].map(({ field }) => `${collection}.${field}`),
    );
    expect(off.filter((field) => used.includes(field))).toEqual([]);
  });

  it('stays below a database’s limit', () => expect(file.indexes.length).toBeLessThan(200));
});

/** Returns a package's source files without tests. */
const sources = (folder: string) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (path) => !/\.test\.tsx?$|\/testing\//.test(path),
  );

it('all queries are made where the generator sees them', () => {
  const files = ['functions', 'session', 'kit', 'shell', ...AREAS.map(folderOf)].flatMap(sources);
  const asking = files.filter((path) => /\b(?:where|orderBy|collectionGroup)\(/.test(readText(path)));
  expect(asking.sort(), 'a query made elsewhere needs a place in query-samples or browserQueries').toEqual([
    'functions/src/base/firestore/queries.ts',
    'kit/src/requests/is-followed.ts',
    'kit/src/requests/read.ts',
  ]);
});
