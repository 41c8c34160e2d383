import { expect, it } from 'vitest';
import { concernsClaims } from './promo-changed.ts';

const promo = { titulo: '2x1', estado: 'programado', visible: true, cantLikes: 0 };

it.each([
  ['created', undefined, promo, false],
  ['deleted, which `endClaimsOf` handles', promo, undefined, false],
  ['liked', promo, { ...promo, cantLikes: 1 }, false],
  ['cancelled', promo, { ...promo, estado: 'cancelado' }, true],
  ['restored', { ...promo, estado: 'cancelado' }, promo, true],
  ['hidden', promo, { ...promo, visible: false, retirado: false }, false],
  ['its creator left the role', promo, { ...promo, visible: false, retirado: true }, true],
  [
    'cleared after a review',
    { ...promo, visible: false, retirado: false, retenido: 'revision' },
    promo,
    true,
  ],
  ['hidden before `retirado` was stored', promo, { ...promo, visible: false }, true],
  [
    'cancelled although hidden',
    { ...promo, visible: false },
    { ...promo, estado: 'cancelado', visible: false },
    true,
  ],
] as const)('concernsClaims: %s', (_, before, after, concerns) => {
  expect(concernsClaims(before, after)).toBe(concerns);
});
