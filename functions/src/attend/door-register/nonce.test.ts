import { expect, it } from 'vitest';
import { isNonce, nonceOf } from './nonce.ts';

const ID = 'pena_2026-11-28_uidofana';
const nonce = nonceOf('key', ID);

it('a nonce is always the same on a list, and names nobody', () => {
  expect(nonceOf('key', ID)).toBe(nonce);
  expect(nonce).toMatch(/^[A-Za-z0-9_-]{27}$/);
  expect(Buffer.from(nonce, 'base64url').toString('latin1')).not.toContain('ana');
  expect(nonceOf('key', `${ID}x`)).not.toBe(nonce);
  expect(isNonce('key', nonce)).toBe(true);
});

it('a nonce of another list, or a changed one, is refused', () => {
  expect(isNonce('other key', nonce)).toBe(false);
  expect(isNonce('key', nonceOf('other key', ID))).toBe(false);
  for (const at of [0, 8, 15, 16, 20, 25]) {
    const changed = nonce[at] === 'A' ? 'B' : 'A';
    expect(isNonce('key', nonce.slice(0, at) + changed + nonce.slice(at + 1)), `${at}`).toBe(false);
  }
  expect(isNonce('key', '')).toBe(false);
});
