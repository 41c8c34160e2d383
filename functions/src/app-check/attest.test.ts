import { prove } from 'domain/app-check/proof';
import { expect, it, vi } from 'vitest';
import { attest } from './attest.ts';

const APP = '1:2:web:a';
const NOW = Date.UTC(2026, 10, 23, 12);
const createToken = vi.fn(async (appId: string, { ttlMillis }: { ttlMillis: number }) => ({
  token: `for ${appId}`,
  ttlMillis,
}));
const deps = { appId: APP, createToken, now: () => new Date(NOW) };

it('gives a token for an hour to who has worked for it', async () => {
  const outcome = await attest(deps, await prove(APP, NOW - 60_000));
  expect(outcome).toEqual({ kind: 'attested', token: `for ${APP}`, seconds: 3600 });
});

it('tells a wrong clock the right time, whatever it has worked', async () => {
  createToken.mockClear();
  for (const at of [NOW - 3_600_000, NOW + 3_600_000]) {
    expect(await attest(deps, await prove(APP, at))).toEqual({ kind: 'wrong-clock', now: NOW });
  }
  expect(createToken).not.toHaveBeenCalled();
});

it('gives none to who has not, or has for another app', async () => {
  createToken.mockClear();
  const proof = await prove(APP, NOW);
  const nonces = Array.from({ length: proof.nonce }, (_, nonce) => nonce);
  for (const nonce of nonces) {
    expect(await attest(deps, { at: NOW, nonce })).toEqual({ kind: 'no-proof' });
  }
  const foreign = await prove('1:2:web:b', NOW + 1);
  const fits = (await prove(APP, NOW + 1)).nonce === foreign.nonce;
  expect((await attest(deps, foreign)).kind).toBe(fits ? 'attested' : 'no-proof');
  expect(createToken).toHaveBeenCalledTimes(fits ? 1 : 0);
});

it('hides no failure of Google’s', async () => {
  createToken.mockRejectedValueOnce(new Error('signBlob denied'));
  await expect(attest(deps, await prove(APP, NOW))).rejects.toThrow('signBlob denied');
});
