import { act, renderHook } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { readItem } from '@vidriera/kit/requests/read';
import { readDocument } from '@vidriera/kit/requests/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVisible } from './use-visible.ts';

vi.mock('@vidriera/kit/requests/read', () => ({ readItem: vi.fn() }));
const item = (visible: boolean) =>
  readDocument('promo', 'p1', {
    titulo: 'Peña',
    descripcion: 'Cantamos',
    refUsuario: { id: 'u1', path: 'user/u1' },
    visible,
  });
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(readItem).mockReset();
});
afterEach(() => vi.useRealTimers());

it('reports when the item is public, then stops', async () => {
  vi.mocked(readItem)
    .mockRejectedValueOnce(new Failure('no-connection', ''))
    .mockResolvedValueOnce(item(false))
    .mockResolvedValue(item(true));
  const { result } = renderHook(() => useVisible(item(false), true));
  await after(1000);
  await after(2000);
  expect(result.current).toBe(false);
  await after(4000);
  expect(result.current).toBe(true);
  await after(60_000);
  expect(readItem).toHaveBeenCalledTimes(3);
});

it('checks six times at most, and not for a public item', async () => {
  vi.mocked(readItem).mockResolvedValue(item(false));
  const { result } = renderHook(() => useVisible(item(false), true));
  await after(300_000);
  expect([result.current, vi.mocked(readItem).mock.calls.length]).toEqual([false, 6]);
  expect(renderHook(() => useVisible(item(true), true)).result.current).toBe(true);
  await after(300_000);
  expect(readItem).toHaveBeenCalledTimes(6);
});

it('does not check an item that is to be hidden', async () => {
  expect(renderHook(() => useVisible(item(false), false)).result.current).toBe(false);
  await after(300_000);
  expect(readItem).not.toHaveBeenCalled();
});
