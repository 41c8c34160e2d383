import { describe, expect, it } from 'vitest';
import { asLine, neededIndex, type QueryShape } from './needed-index.ts';

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
      'equality, range and sum',
      {
        ...shape(
          [
            ['b', '=='],
            ['a', '>'],
          ],
          [],
        ),
        sum: 'c',
      },
      'c: b ASCENDING, a ASCENDING, c ASCENDING',
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
