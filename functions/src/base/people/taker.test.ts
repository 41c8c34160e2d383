import { expect, it } from 'vitest';
import { takerOf } from './taker.ts';

const secret = 'a secret of the tests alone, long enough';
const env = { VIDRIERA_LIMIT_SECRET: secret };

it.each([
  ['confirmed', { email: 'ana@example.com', email_verified: true }, env, true],
  ['not confirmed', { email: 'ana@example.com', email_verified: false }, env, false],
  ['without `email_verified`', { email: 'ana@example.com' }, env, false],
  ['not required', { email: 'ana@example.com' }, { ...env, VIDRIERA_CONFIRMED_MAIL: 'off' }, true],
  ['missing', {}, env, false],
])('takerOf: an address: %s', (_, token, settings, isConfirmed) => {
  expect(takerOf('ana', token, settings)).toEqual({
    who: { uid: 'ana', email: 'email' in token ? token.email : null, isConfirmed },
    secret,
  });
});

it('takerOf: throws without the secret', () => {
  expect(() => takerOf('ana', {}, {})).toThrow('VIDRIERA_LIMIT_SECRET');
});
