import { expect, it } from 'vitest';
import { TERMS_VERSION, termsToAccept } from './terms.ts';

it.each([
  [null, 'first'],
  ['2026-01-01', 'changed'],
  [TERMS_VERSION, null],
  ['2999-01-01', null], // of a later page
] as const)('termsToAccept: %j gives %j', (accepted, why) => expect(termsToAccept(accepted)).toBe(why));
