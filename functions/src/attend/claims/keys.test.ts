import { codeOf, newPhoneKeys, publicKeyText, type Ticket, verdictOf } from '@vidriera/domain/claim/code';
import { KEPT_MS, OFFLINE_MS } from '@vidriera/domain/claim/times';
import { beforeAll, expect, it } from 'vitest';
import { newClaimKey, rotated, signerOf } from './keys.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
let phone: Awaited<ReturnType<typeof newPhoneKeys>>;
let ticket: Ticket;

beforeAll(async () => {
  phone = await newPhoneKeys();
  const lapses = Math.floor((NOW + KEPT_MS) / 1000);
  ticket = { promo: 'dos', nonce: 'A'.repeat(22), lapses, phone: await publicKeyText(phone.publicKey) };
});

it('signerOf: signs with a key that only its public keys verify', async () => {
  const [signer, other] = [await signerOf(newClaimKey()), await signerOf(newClaimKey())];
  const code = await codeOf(await signer.sign(ticket), phone.privateKey, NOW);
  expect(await verdictOf(code, signer.keys(NOW), NOW)).toMatchObject({ kind: 'genuine', ticket });
  expect(await verdictOf(code, other.keys(NOW), NOW)).toEqual({ kind: 'not-ours' });
});

it('rotated: signs with the new key, and accepts the old one while its tickets are valid', async () => {
  const setting = newClaimKey();
  const before = await signerOf(setting);
  const signed = await before.sign(ticket);
  const twice = rotated(rotated(setting, newClaimKey(), NOW), newClaimKey(), NOW + 1000);
  const after = await signerOf(twice);
  expect(Object.keys(after.keys(NOW + 1000))).toHaveLength(3);
  const end = NOW + KEPT_MS + OFFLINE_MS;
  const shown = await codeOf(signed, phone.privateKey, NOW);
  expect(await verdictOf(shown, after.keys(end - 1), NOW)).toMatchObject({ kind: 'genuine' });
  expect(await verdictOf(shown, after.keys(end), NOW)).toEqual({ kind: 'not-ours' });
  const newCode = await codeOf(await after.sign(ticket), phone.privateKey, NOW);
  expect(await verdictOf(newCode, before.keys(NOW), NOW)).toEqual({ kind: 'not-ours' });
  const later = await signerOf(rotated(twice, newClaimKey(), end + 1000));
  expect(Object.keys(later.keys(end + 1000)), 'what is over is dropped').toHaveLength(2);
});

it.each(['', 'no-key', `${newClaimKey()} nothing`, `${newClaimKey()} B${'A'.repeat(86)}@soon`, undefined])(
  'signerOf: refuses the setting %s',
  async (setting) => {
    await expect(signerOf(setting)).rejects.toThrow();
  },
);
