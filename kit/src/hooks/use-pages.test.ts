import { act, renderHook } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { expect, test, vi } from 'vitest';
import { type PageOf, usePages } from './use-pages.ts';

type Item = { id: string };
const page = (ids: string, cursor: string | null): PageOf<Item> => ({
  items: [...ids].map((id) => ({ id })),
  cursor,
});
const ids = (items: Item[]) => items.map(({ id }) => id).join('');

test('grows by the next page, without what is there already', async () => {
  const request = vi.fn(async () => page('bc', null));
  const first = page('ab', 'b');
  const { result } = renderHook(() => usePages(first, request));
  await act(() => result.current.more());
  expect(request).toHaveBeenCalledExactlyOnceWith('b', expect.any(AbortSignal));
  expect(ids(result.current.items)).toBe('abc');
  expect(result.current).toMatchObject({ cursor: null, added: 1, loading: false });
  await act(() => result.current.more());
  expect(request).toHaveBeenCalledTimes(1);
});

test('two presses ask once', async () => {
  const request = vi.fn(async () => page('b', null));
  const first = page('a', 'a');
  const { result } = renderHook(() => usePages(first, request));
  await act(() => Promise.all([result.current.more(), result.current.more()]));
  expect(request).toHaveBeenCalledTimes(1);
});

test('a failure keeps the list and the cursor, and can be tried again', async () => {
  const request = vi
    .fn<() => Promise<PageOf<Item>>>()
    .mockRejectedValueOnce(new Failure('no-connection', 'No hay conexión.'))
    .mockResolvedValueOnce(page('b', null));
  const first = page('a', 'a');
  const { result } = renderHook(() => usePages(first, request));
  await act(() => result.current.more());
  expect(result.current).toMatchObject({ cursor: 'a', loading: false, failure: { code: 'no-connection' } });
  await act(() => result.current.more());
  expect(ids(result.current.items)).toBe('ab');
  expect(result.current.failure).toBeNull();
});

test('another first page starts over, and a late answer for the one before is aborted and dropped', async () => {
  let answer: (page: PageOf<Item>) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const request = (_cursor: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<PageOf<Item>>((resolve) => (answer = resolve));
  };
  const { result, rerender } = renderHook(({ first }) => usePages(first, request), {
    initialProps: { first: page('a', 'a') },
  });
  let outcome = Promise.resolve(true);
  act(() => {
    outcome = result.current.more();
  });
  rerender({ first: page('x', null) });
  answer(page('b', null));
  await act(() => outcome);
  expect([signals[0]?.aborted, await outcome]).toEqual([true, false]);
  expect(ids(result.current.items)).toBe('x');
  expect(result.current.loading).toBe(false);
});

test('what was asked for is aborted when the list is gone, and its failure is nobody’s', async () => {
  const error = vi.spyOn(console, 'error');
  const request = (_cursor: string, signal: AbortSignal) =>
    new Promise<PageOf<Item>>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('cut'))),
    );
  const first = page('a', 'a');
  const { result, unmount } = renderHook(() => usePages(first, request));
  const { more } = result.current;
  let outcome = Promise.resolve(true);
  act(() => {
    outcome = more();
  });
  unmount();
  expect(await outcome).toBe(false);
  expect(error).not.toHaveBeenCalled();
});
