import { expect, it } from 'vitest';
import { isProof, isRecent, prove } from './proof.ts';

const APP = '1:1:web:a';
const AT = Date.UTC(2026, 10, 23, 12);

it('is worked out, and holds', async () => {
  const proof = await prove(APP, AT);
  expect(proof.at).toBe(AT);
  expect(await isProof(APP, proof)).toBe(true);
});

it('holds for one app and one moment alone: few fit, and each time others', async () => {
  const nonces = Array.from({ length: 200 }, (_, nonce) => nonce);
  const fitting = async (appId: string, at: number) => {
    const fits = await Promise.all(nonces.map((nonce) => isProof(appId, { at, nonce })));
    return nonces.filter((nonce) => fits[nonce]);
  };
  const found = [await fitting(APP, AT), await fitting(APP, AT + 1), await fitting('1:1:web:b', AT)];
  expect(new Set(found.map(String)).size).toBe(3);
  for (const few of found) expect(few.length).toBeLessThan(12);
});

it('holds for five minutes, to either side', () => {
  const proof = { at: AT, nonce: 0 };
  expect([-300_000, 0, 300_000].map((ms) => isRecent(proof, AT + ms))).toEqual([true, true, true]);
  expect([-300_001, 300_001].map((ms) => isRecent(proof, AT + ms))).toEqual([false, false]);
});
