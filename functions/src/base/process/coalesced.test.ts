import { expect, test } from 'vitest';
import { coalesced } from './coalesced.ts';

/** Answers that the test releases; each is its number. */
function answers() {
  const begun: PromiseWithResolvers<void>[] = [];
  const make = async (): Promise<number> => {
    const gate = Promise.withResolvers<void>();
    const number = begun.push(gate);
    await gate.promise;
    return number;
  };
  return { begun, make };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('coalesced: simultaneous calls share two answers: the pending one, and one begun after all calls', async () => {
  const { begun, make } = answers();
  const ask = coalesced<number>();
  const first = ask('/explore', make);
  const crowd = Array.from({ length: 50 }, () => ask('/explore', make));
  await soon();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  expect(await first).toBe(1);
  await soon();
  const late = ask('/explore', make);
  begun[1]?.resolve();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([2]));
  await soon();
  begun[2]?.resolve();
  expect(await late).toBe(3);
  expect(begun).toHaveLength(3);
});

test('coalesced: other keys do not wait, and a failure reaches only its waiting callers', async () => {
  const { begun, make } = answers();
  const ask = coalesced<number>();
  const failing = ask('/ana', make);
  const waiting = ask('/ana', make);
  const other = ask('/beto', make);
  begun[1]?.resolve();
  expect(await other).toBe(2);
  begun[0]?.reject(new Error('down'));
  await expect(failing).rejects.toThrow('down');
  await soon();
  begun[2]?.resolve();
  expect(await waiting).toBe(3);
});
