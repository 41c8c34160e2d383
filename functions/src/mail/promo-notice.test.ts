import { expect, it } from 'vitest';
import { currentPromoNews } from './promo-notice.ts';

const NOW = 1000;
const on = { isHidden: false, calledOff: null };
const off = { isHidden: false, calledOff: '' };
const hidden = { isHidden: true, calledOff: null };

it.each([
  ['called off', 'cancelled', off, 'abierta', 'cancelled'],
  ['called off, and deleted since', 'cancelled', null, 'retirada', 'withdrawn'],
  ['called off, and hidden since', 'cancelled', hidden, 'abierta', 'withdrawn'],
  ['called off, and about to be told that it is good again', 'cancelled', on, 'abierta', null],
  ['hidden', 'withdrawn', hidden, 'abierta', 'withdrawn'],
  ['good again', 'restored', on, 'abierta', 'restored'],
  ['good again, and about to be told that it is not', 'restored', off, 'abierta', null],
  ['called off, and used without a signal', 'cancelled', off, 'usada', null],
  ['called off, and given back', 'cancelled', off, 'devuelta', null],
  ['deleted, and taken anew under its id', 'withdrawn', null, null, 'withdrawn'],
] as const)('tells what is true now: %s', (_, kind, promo, estado, told) => {
  const claim = estado && { estado };
  expect(currentPromoNews({ kind, lapses: NOW + 1 }, promo, claim, NOW)).toBe(told);
  expect(currentPromoNews({ kind, lapses: NOW }, promo, claim, NOW), 'lapsed by now').toBeNull();
});
