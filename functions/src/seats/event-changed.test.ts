import { expect, it } from 'vitest';
import { concernsSeats } from './event-changed.ts';

const kept = { titulo: 'Peña', aforo: 30, visible: true, cantLikes: 3 };

it.each([
  ['that is published', undefined, kept, true],
  ['that is deleted', kept, undefined, true],
  ['that is cancelled', kept, { ...kept, estado: 'cancelado' }, true],
  [
    'that keeps no seats any more, and is cancelled',
    { ...kept, aforo: 0 },
    { ...kept, aforo: 0, estado: 'cancelado' },
    true,
  ],
  ['that is hidden, which is derived', kept, { ...kept, visible: false }, true],
  ['that is liked', kept, { ...kept, cantLikes: 4 }, false],
  ['of before seats could be kept', { titulo: 'Peña' }, { titulo: 'Otra' }, false],
])('the write of an event %s', (_, before, after, concerns) =>
  expect(concernsSeats(before, after)).toBe(concerns),
);
