import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './time-limit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('returns the result in time, and leaves no timer behind', async () => {
  expect(await within(50, Promise.resolve('ya'))).toBe('ya');
  await expect(within(50, Promise.reject(new Error('roto')))).rejects.toThrow('roto');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects after the limit, with the given words', async () => {
  const never = new Promise<never>(() => undefined);
  const plain = expect(within(50, never)).rejects.toThrow('no answer in 50 ms');
  const own = expect(within(50, never, () => new TypeError('tarde'))).rejects.toThrow(TypeError);
  await vi.advanceTimersByTimeAsync(50);
  await Promise.all([plain, own]);
});
