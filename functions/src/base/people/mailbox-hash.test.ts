import { LETTERS } from '@vidriera/domain/claim/letters';
import { lettersSchema } from '@vidriera/domain/claim/letters-schema';
import { expect, it } from 'vitest';
import { claimMailboxHash, hashOf, partyMailboxHash, randomLetters } from './mailbox-hash.ts';

const SECRET = 'a secret of the tests alone, long enough';
const of = (email: string | null, promo = 'dos', uid = 'u', secret = SECRET) =>
  claimMailboxHash(secret, promo, { uid, email });

it.each([
  ['ana@example.com', 'Ana@Example.com'],
  ['ana@example.com', 'ana+promo@example.com'],
  ['ana@example.com', ' ana+a+b@example.com. '],
  ['ana@example.com', '"ana"@example.com'],
  ['ana.paz@gmail.com', 'anapaz+2@gmail.com'],
  ['anapaz@gmail.com', 'Ana.Paz+2@GoogleMail.com'],
  ['anapaz@gmail.com', 'ana.paz@googlemail.com.'],
  ['ana@outlook.com', 'ana+promo@outlook.com'],
  ['ana@hotmail.com', 'ANA+promo@hotmail.com'],
  ['ana.paz@proton.me', 'ana-paz+x@protonmail.com'],
  ['ana_paz@pm.me', 'anapaz@protonmail.ch'],
  ['ana@icloud.com', 'ana+x@me.com'],
  ['ana@icloud.com', 'ana@mac.com'],
  ['ana-uno@yahoo.com.ar', 'ana-dos@yahoo.com.ar'],
  ['ana@ymail.com', 'ana-dos@ymail.com'],
  ['ana@fastmail.com', 'ana+x@fastmail.com'],
  ['ana@fastmail.com', 'promo@ana.fastmail.com'],
  ['ana@ñandú.com.ar', 'ana+x@XN--AND-6MA2C.com.ar'],
  ['ana@ñandú.com.ar', 'ana@n\u0303andu\u0301.com.ar'],
  ['ana@example.com', 'ana@ｅｘａｍｐｌｅ。com'],
])('reads %s and %s as one mailbox', (one, other) => expect(of(other)).toBe(of(one)));

it.each([
  ['beto@example.com', 'ana@example.com'],
  ['a.na@example.com', 'ana@example.com'],
  ['ana-paz@example.com', 'ana@example.com'],
  ['ana-paz@gmail.com', 'ana@gmail.com'],
  ['ana.paz@outlook.com', 'anapaz@outlook.com'],
  ['ana@hotmail.com', 'ana@outlook.com'],
  ['ana@gmail.com.ar', 'ana@gmail.com'],
  ['ana@yahoo.com.ar', 'ana@yahoo.com'],
  ['promo@ana.example.com', 'ana@example.com'],
  ['+uno@example.com', '+dos@example.com'],
  ['-uno@yahoo.com', '-dos@yahoo.com'],
])('reads %s and %s as two mailboxes', (one, other) => expect(of(other)).not.toBe(of(one)));

it.each([
  ['another promo', of('ana@example.com', 'tres')],
  ['another secret', of('ana@example.com', 'dos', 'u', `${SECRET}!`)],
  ['no address', of(null)],
])('differs for %s', (_, other) => expect(of('ana@example.com')).not.toBe(other));

it('partyMailboxHash: is of the mailbox alone, and no claim’s', () => {
  const print = partyMailboxHash(SECRET, { uid: 'a', email: 'ana.paz@gmail.com' });
  expect(print).toMatch(/^[0-9a-f]{64}$/);
  expect(partyMailboxHash(SECRET, { uid: 'b', email: 'anapaz+2@googlemail.com' })).toBe(print);
  expect(partyMailboxHash(SECRET, { uid: 'a', email: 'beto@gmail.com' })).not.toBe(print);
  expect(partyMailboxHash(SECRET, { uid: 'a', email: null })).not.toBe(
    partyMailboxHash(SECRET, { uid: 'b', email: null }),
  );
  expect(of('ana.paz@gmail.com')).not.toBe(print);
});

it('claimMailboxHash: reveals no address; without one it hashes the uid', () => {
  expect(of('ana@example.com')).toMatch(/^[0-9a-f]{64}$/);
  expect(of(null, 'dos', 'a')).not.toBe(of(null, 'dos', 'b'));
});

it('makes letters that can be read back, and hashes of secrets', () => {
  const samples = Array.from({ length: 200 }, randomLetters);
  expect(samples.map((one) => lettersSchema.parse(one.toLowerCase()))).toEqual(samples);
  expect(new Set(samples.join('')).size).toBe(LETTERS.length);
  expect(hashOf('a')).not.toBe(hashOf('b'));
});
