import { LETTERS } from 'domain/claim/letters';
import { lettersSchema } from 'domain/claim/letters-schema';
import { expect, it } from 'vitest';
import { hashOf, printOf, random128, randomLetters } from './print.ts';

const SECRET = 'a secret of the tests alone, long enough';
const of = (email: string | null, promo = 'dos', uid = 'u', secret = SECRET) =>
  printOf(secret, promo, { uid, email });

it.each([
  ['ana@example.com', 'Ana@Example.com'],
  ['ana@example.com', 'ana+promo@example.com'],
  ['ana.paz@gmail.com', 'anapaz+2@gmail.com'],
])('knows %s and %s as one mailbox', (one, other) => expect(of(one)).toBe(of(other)));

it.each([
  ['another mailbox', of('beto@example.com')],
  ['dots where they count', of('a.na@example.com')],
  ['another promo', of('ana@example.com', 'tres')],
  ['another secret', of('ana@example.com', 'dos', 'u', `${SECRET}!`)],
  ['nobody’s address', of(null)],
])('is another for %s', (_, other) => expect(of('ana@example.com')).not.toBe(other));

it('says no address, and of whoever has none their account', () => {
  expect(of('ana@example.com')).toMatch(/^[0-9a-f]{64}$/);
  expect(of(null, 'dos', 'a')).not.toBe(of(null, 'dos', 'b'));
});

it('makes letters that are read back, and secrets of 128 bits', () => {
  const made = Array.from({ length: 200 }, randomLetters);
  expect(made.map((one) => lettersSchema.parse(one.toLowerCase()))).toEqual(made);
  expect(new Set(made.join('')).size).toBe(LETTERS.length);
  expect(new Set(Array.from({ length: 200 }, random128)).size).toBe(200);
  expect(Buffer.from(random128(), 'base64url')).toHaveLength(16);
  expect(hashOf('a')).not.toBe(hashOf('b'));
});
