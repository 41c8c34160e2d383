import { expect, test } from 'vitest';
import { groupDigits } from './group-digits.ts';

test.each([0, 7, 999, 1000, 12_000, 999_999, 1_000_000, 123_456_789])(
  'group digits: writes %i like the browser’s es-AR',
  (amount) => expect(groupDigits(amount)).toBe(amount.toLocaleString('es-AR')),
);
