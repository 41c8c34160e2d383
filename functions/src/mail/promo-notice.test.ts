import { expect, it } from 'vitest';
import { currentPromoNews } from './promo-notice.ts';

const NOW = 1000;
const on = { isHidden: false, calledOff: null };
const off = { isHidden: false, calledOff: '' };
const hidden = { isHidden: true, calledOff: null };

it.each([
  ['called off', 'cancelled', off, 'open', 'cancelled'],
  ['called off, and deleted since', 'cancelled', null, 'withdrawn', 'withdrawn'],
  ['called off, and hidden since', 'cancelled', hidden, 'open', 'withdrawn'],
  ['called off, and about to be told that it is good again', 'cancelled', on, 'open', null],
  ['hidden', 'withdrawn', hidden, 'open', 'withdrawn'],
  ['good again', 'restored', on, 'open', 'restored'],
  ['good again, and about to be told that it is not', 'restored', off, 'open', null],
  ['called off, and used without a signal', 'cancelled', off, 'used', null],
  ['called off, and given back', 'cancelled', off, 'returned', null],
  ['deleted, and taken anew under its id', 'withdrawn', null, null, 'withdrawn'],
] as const)('shows the current state: %s', (_, kind, promo, state, told) => {
  const claim = state && { state };
  expect(currentPromoNews({ kind, lapses: NOW + 1 }, promo, claim, NOW)).toBe(told);
  expect(currentPromoNews({ kind, lapses: NOW }, promo, claim, NOW), 'lapsed by now').toBeNull();
});
