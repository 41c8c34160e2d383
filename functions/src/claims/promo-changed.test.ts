import { expect, it } from 'vitest';
import { concernsClaims } from './promo-changed.ts';

const promo = { titulo: '2x1', estado: 'programado', visible: true, cantLikes: 0 };

it.each([
  ['created', undefined, promo, false],
  ['deleted, of which the claims’ end tells', promo, undefined, false],
  ['liked', promo, { ...promo, cantLikes: 1 }, false],
  ['called off', promo, { ...promo, estado: 'cancelado' }, true],
  ['put back', { ...promo, estado: 'cancelado' }, promo, true],
  ['hidden by a function', promo, { ...promo, visible: false }, true],
  [
    'called off though it is hidden',
    { ...promo, visible: false },
    { ...promo, estado: 'cancelado', visible: false },
    true,
  ],
] as const)('concernsClaims: %s', (_, before, after, concerns) => {
  expect(concernsClaims(before, after)).toBe(concerns);
});
