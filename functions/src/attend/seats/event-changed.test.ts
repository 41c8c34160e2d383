import { expect, it } from 'vitest';
import { concernsSeats } from './event-changed.ts';

const evento = { titulo: 'Peña', aforo: 30, visible: true, cantLikes: 3 };

it.each([
  ['true for a published event', undefined, evento, true],
  ['true for a deleted event', evento, undefined, true],
  ['true for a cancelled event', evento, { ...evento, estado: 'cancelado' }, true],
  [
    'true for a cancelled event whose seats were removed before',
    { ...evento, aforo: 0 },
    { ...evento, aforo: 0, estado: 'cancelado' },
    true,
  ],
  [
    'true once the creator left the role, although that is derived',
    evento,
    { ...evento, visible: false, retirado: true },
    true,
  ],
  [
    'true once the creator of a hidden event left the role',
    { ...evento, visible: false, retirado: false },
    { ...evento, visible: false, retirado: true },
    true,
  ],
  [
    'true once it is held for review; its step rests',
    evento,
    { ...evento, visible: false, retirado: false, retenido: 'revision' },
    true,
  ],
  ['true once it is cleared, although that is derived', { ...evento, retenido: 'revision' }, evento, true],
  ['true for one hidden before `retirado` was stored', evento, { ...evento, visible: false }, true],
  ['false for a hidden event', evento, { ...evento, visible: false, retirado: false }, false],
  ['false for a like', evento, { ...evento, cantLikes: 4 }, false],
  ['false for an event that never had seats', { titulo: 'Peña' }, { titulo: 'Otra' }, false],
])('concernsSeats: %s', (_, before, after, concerns) => expect(concernsSeats(before, after)).toBe(concerns));
