import { expect, it } from 'vitest';
import { settleAll } from './settle-all.ts';

/** Settles redemptions asynchronously. @returns most pending ones, and the order of their beginnings */
async function settled(codes: readonly string[]) {
  const began: string[] = [];
  let [open, most] = [0, 0];
  const outcomes = await settleAll(
    codes.map((code, at) => ({ code, at })),
    async ({ code, at }) => {
      began.push(`${code} ${at}`);
      most = Math.max(most, ++open);
      await new Promise((resolve) => setImmediate(resolve));
      open--;
      return `${code} ${at}`;
    },
  );
  return { began, most, outcomes };
}

it('settleAll: settles ten claims at a time, and returns outcomes in order', async () => {
  const codes = Array.from({ length: 100 }, (_, i) => `code${i}`);
  const { most, outcomes } = await settled(codes);
  expect(most).toBe(10);
  expect(outcomes).toEqual(codes.map((code, at) => `${code} ${at}`));
});

it('settleAll: settles redemptions of one claim sequentially', async () => {
  const { began, most } = await settled(['one', 'two', 'one', 'one']);
  expect(began.filter((text) => text.startsWith('one'))).toEqual(['one 0', 'one 2', 'one 3']);
  expect(most).toBe(2);
});

it('settleAll: fails if one fails', () =>
  expect(settleAll([{ code: 'a' }], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken'));
