import { expect, it } from 'vitest';
import { currentPromoNews } from './promo-notice.ts';

const NOW = 1000;
const on = { isHidden: false, calledOff: null };
const off = { isHidden: false, calledOff: '' };
const hidden = { isHidden: true, calledOff: null };

it.each([
  ['called off', 'cancelado', off, 'abierta', 'cancelado'],
  ['called off, and deleted since', 'cancelado', null, 'retirada', 'retirada'],
  ['called off, and hidden since', 'cancelado', hidden, 'abierta', 'retirada'],
  ['called off, and about to be told that it is good again', 'cancelado', on, 'abierta', null],
  ['hidden', 'retirada', hidden, 'abierta', 'retirada'],
  ['good again', 'restored', on, 'abierta', 'restored'],
  ['good again, and about to be told that it is not', 'restored', off, 'abierta', null],
  ['called off, and used without a signal', 'cancelado', off, 'usada', null],
  ['called off, and given back', 'cancelado', off, 'devuelta', null],
  ['deleted, and taken anew under its id', 'retirada', null, null, 'retirada'],
] as const)('tells what is true now: %s', (_, kind, promo, estado, told) => {
  const claim = estado && { estado };
  expect(currentPromoNews({ kind, lapses: NOW + 1 }, promo, claim, NOW)).toBe(told);
  expect(currentPromoNews({ kind, lapses: NOW }, promo, claim, NOW), 'lapsed by now').toBeNull();
});
