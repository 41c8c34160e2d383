import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRetries } from './use-retries.ts';

const retry = vi.fn<() => unknown>();
let visibility: DocumentVisibilityState;
let hasLine: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // no jitter
  retry.mockReset();
  visibility = 'visible';
  hasLine = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasLine);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('tries again by itself, at growing distances up to a minute', async () => {
  const { unmount } = renderHook(() => useRetries(retry));
  const counts: number[] = [];
  for (const seconds of [7, 1, 16, 32, 60, 60]) {
    await pass(seconds);
    counts.push(retry.mock.calls.length);
  }
  expect(counts).toEqual([0, 1, 2, 3, 4, 5]);
  unmount();
  await pass(600);
  expect(retry).toHaveBeenCalledTimes(5);
});

it.each([
  [0, 4],
  [0.999, 12],
])('spreads the attempts of many tabs: random %d', async (random, seconds) => {
  vi.mocked(Math.random).mockReturnValue(random);
  const { unmount } = renderHook(() => useRetries(retry));
  await pass(seconds - 1);
  expect(retry).not.toHaveBeenCalled();
  await pass(1);
  expect(retry).toHaveBeenCalledOnce();
  unmount();
});

it('waits for an attempt before the next one', async () => {
  let answer = (): void => undefined;
  retry.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
  const { unmount } = renderHook(() => useRetries(retry));
  await pass(600);
  expect(retry).toHaveBeenCalledOnce();
  answer();
  await pass(16);
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
});

it('rests in a hidden tab, and tries when it is looked at again', async () => {
  const { unmount } = renderHook(() => useRetries(retry));
  look('hidden');
  await pass(600);
  expect(retry).not.toHaveBeenCalled();
  look('visible');
  expect(retry).toHaveBeenCalledOnce();
  unmount();
});

it('rests without a connection, and tries at once when it is back, and a second later', async () => {
  hasLine = false;
  const { unmount } = renderHook(() => useRetries(retry));
  await pass(600);
  expect(retry).not.toHaveBeenCalled();
  hasLine = true;
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
  await pass(1);
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
});

it('tries no more once an attempt loads the page anew', async () => {
  retry.mockImplementation(() => dispatchEvent(new Event('beforeunload')));
  renderHook(() => useRetries(retry));
  await pass(600);
  expect(retry).toHaveBeenCalledOnce();
});

it('waits longest in a page that was reloaded', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
  const { unmount } = renderHook(() => useRetries(retry));
  await pass(59);
  expect(retry).not.toHaveBeenCalled();
  await pass(1);
  expect(retry).toHaveBeenCalledOnce();
  unmount();
});

it('leaves alone what no attempt can mend', async () => {
  renderHook(() => useRetries(retry, false));
  await pass(600);
  dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();
});
