import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLineBack } from './use-line-back.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const online = () => dispatchEvent(new Event('online'));

it('tries again when the connection is back, and some more while that fails', () => {
  const retry = vi.fn();
  renderHook(() => useLineBack(retry));
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  online();
  vi.advanceTimersByTime(0);
  expect(retry).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledTimes(3);
});

it('tries no more when that loads the page anew', () => {
  const retry = vi.fn(() => void dispatchEvent(new Event('beforeunload')));
  renderHook(() => useLineBack(retry));
  online();
  vi.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledOnce();
});

it('stops when it was had', () => {
  const retry = vi.fn();
  const { unmount } = renderHook(() => useLineBack(retry));
  online();
  unmount();
  online();
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
});
