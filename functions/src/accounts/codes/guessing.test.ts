import { CODE } from '@vidriera/domain/code/limits';
import { expect, test } from 'vitest';
import { TABLE } from '../../base/limits/table.ts';

/** Somebody with that many networks asks for letters to others' addresses, and guesses their codes. */
const NETWORKS = 10;

test('ten networks that guess for a day enter somebody’s account once in five years', () => {
  const { network, window } = TABLE.accountLetter;
  const letters = NETWORKS * network * (86_400 / window);
  const chance = (letters * CODE.tries) / 10 ** CODE.digits;
  expect(chance).toBeLessThan(1 / (5 * 365));
});
