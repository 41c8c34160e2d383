import { expect, it } from 'vitest';
import { currentPromoNews } from './promo-notice.ts';

const NOW = 1000;
const on = { isRetired: false, calledOff: null };
const off = { isRetired: false, calledOff: '' };
const retired = { isRetired: true, calledOff: null };

it.each([
  ['cancelled', 'cancelled', off, 'open', 'cancelled'],
  ['cancelled, then deleted', 'cancelled', null, 'withdrawn', 'withdrawn'],
  ['cancelled, then its creator left the role', 'cancelled', retired, 'open', 'withdrawn'],
  ['cancelled, then restored, before its trigger', 'cancelled', on, 'open', null],
  ['its creator left the role', 'withdrawn', retired, 'open', 'withdrawn'],
  ['restored', 'restored', on, 'open', 'restored'],
  ['restored, then cancelled, before its trigger', 'restored', off, 'open', null],
  ['cancelled, and redeemed offline', 'cancelled', off, 'used', null],
  ['cancelled, and given back', 'cancelled', off, 'returned', null],
  ['deleted, then created again and taken', 'withdrawn', null, null, 'withdrawn'],
] as const)('shows the current state: %s', (_, kind, promo, state, expected) => {
  const claim = state && { state };
  expect(currentPromoNews({ kind, lapses: NOW + 1 }, promo, claim, NOW)).toBe(expected);
  expect(currentPromoNews({ kind, lapses: NOW }, promo, claim, NOW), 'lapsed').toBeNull();
});
