import { globSync, readFileSync } from 'node:fs';
import { AREAS, folderOf } from '@vidriera/domain/site/areas';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { queries as planned } from '../../functions/src/shared/queries.ts';
import { allQueries } from '../../functions/src/testing/queries.ts';
import { browserQueries } from './support/browser-queries.ts';
import { asLine, indexFile, neededIndex, type QueryShape } from './support/indexes.ts';

const ROOT = new URL('../../', import.meta.url);
const db = getFirestore(initializeApp({ projectId: 'demo-indexes' }, 'indexes'));
const served: { name: string; shape: QueryShape }[] = allQueries(db).map(({ name, query }) => ({
  name,
  shape: {
    collection: query.collection,
    filters: query.filters.map(({ field, op }) => ({ field: field, op })),
    orders: query.order.map(({ field, dir }) => ({ field: field, direction: dir })),
  },
}));
const queries = [...served, ...(await browserQueries())];
const { indexes, fieldOverrides } = indexFile();
const lines = indexes.map(asLine);

describe('every query has its index', () => {
  it.each(queries.map(({ name, shape }) => [name, shape] as const))('%s', (_, shape) => {
    const needed = neededIndex(shape);
    if (needed) expect(lines).toContain(asLine(needed));
  });

  it('no query needs a field whose own index is switched off', () => {
    const off = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    const used = queries.flatMap(({ shape }) =>
      [...shape.filters, ...shape.orders].map(({ field }) => `${shape.collection}.${field}`),
    );
    expect(off.filter((field) => used.includes(field))).toEqual([]);
  });
});

it.each(Object.keys(planned) as (keyof typeof planned)[])(
  'functions/src/testing/queries.ts: lists %s',
  (name) => {
    const plan = vi.spyOn(planned, name);
    allQueries(db);
    expect(plan).toHaveBeenCalled();
    plan.mockRestore();
  },
);

/** Returns a package's source files without tests. */
const sources = (folder: string) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );

it('all queries are made where these tests see them', () => {
  const files = ['functions', 'session', 'kit', 'shell', ...AREAS.map(folderOf)].flatMap(sources);
  const asking = files.filter((file) =>
    /\b(?:where|orderBy|collectionGroup)\(/.test(readFileSync(new URL(file, ROOT), 'utf8')),
  );
  expect(asking.sort(), 'a query made elsewhere needs a place in allQueries or browserQueries').toEqual([
    'functions/src/shared/queries.ts',
    'kit/src/requests/read.ts',
  ]);
});

describe('firestore.indexes.json', () => {
  it('contains no unused and no duplicate index', () => {
    const needed = queries.map(({ shape }) => neededIndex(shape)).filter((one) => one !== null);
    expect(lines.filter((line) => !needed.some((one) => asLine(one) === line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('stays below a database’s limit', () => expect(lines.length).toBeLessThan(200));
});

describe('the needed index', () => {
  const shape = (filters: [string, string][], orders: [string, 'asc' | 'desc'][]): QueryShape => ({
    collection: 'c',
    filters: filters.map(([field, op]) => ({ field, op })),
    orders: orders.map(([field, direction]) => ({ field, direction })),
  });
  it.each([
    [
      'equalities alone',
      shape(
        [
          ['a', '=='],
          ['b', '=='],
        ],
        [],
      ),
      null,
    ],
    ['equality and id', shape([['a', '==']], [['__name__', 'asc']]), null],
    ['array-contains alone', shape([['a', 'array-contains']], []), null],
    [
      'one range',
      shape(
        [
          ['a', '<'],
          ['a', '>='],
        ],
        [['a', 'desc']],
      ),
      null,
    ],
    [
      'equality and order',
      shape(
        [['b', '==']],
        [
          ['a', 'desc'],
          ['__name__', 'desc'],
        ],
      ),
      'c: b ASCENDING, a DESCENDING',
    ],
    [
      'equality and range',
      shape(
        [
          ['b', '=='],
          ['a', '<'],
        ],
        [],
      ),
      'c: b ASCENDING, a ASCENDING',
    ],
    [
      'two ranges',
      shape(
        [
          ['b', '<'],
          ['a', '>='],
        ],
        [],
      ),
      'c: a ASCENDING, b ASCENDING',
    ],
    [
      'all together',
      shape(
        [
          ['z', '=='],
          ['l', 'array-contains'],
          ['b', '=='],
          ['a', '>='],
        ],
        [['a', 'asc']],
      ),
      'c: b ASCENDING, z ASCENDING, l CONTAINS, a ASCENDING',
    ],
    ['order on an equal field', shape([['a', '==']], [['a', 'asc']]), null],
  ])('%s', (_, query, expected) => {
    const needed = neededIndex(query);
    expect(needed && asLine(needed)).toBe(expected);
  });

  it('refuses an id ordered against the last field', () => {
    expect(() =>
      neededIndex(
        shape(
          [],
          [
            ['a', 'desc'],
            ['__name__', 'asc'],
          ],
        ),
      ),
    ).toThrow();
  });
});
