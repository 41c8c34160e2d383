import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Page, usePages } from './pages.ts';

type Item = { id: string };
const page = (ids: string, cursor: string | null): Page<Item> => ({
  items: [...ids].map((id) => ({ id })),
  cursor,
});
const ids = (items: Item[]) => items.map(({ id }) => id).join('');

test('grows by the next page, without what is there already', async () => {
  const request = vi.fn(async () => page('bc', null));
  const first = page('ab', 'b');
  const { result } = renderHook(() => usePages(first, request));
  await act(() => result.current.requestMore());
  expect(request).toHaveBeenCalledExactlyOnceWith('b');
  expect(ids(result.current.items)).toBe('abc');
  expect(result.current.cursor).toBeNull();
  await act(() => result.current.requestMore());
  expect(request).toHaveBeenCalledTimes(1);
});

test('two presses ask once', async () => {
  const request = vi.fn(async () => page('b', null));
  const first = page('a', 'a');
  const { result } = renderHook(() => usePages(first, request));
  await act(() => Promise.all([result.current.requestMore(), result.current.requestMore()]));
  expect(request).toHaveBeenCalledTimes(1);
});

test('a failure keeps the list and the cursor, and can be tried again', async () => {
  const request = vi
    .fn<() => Promise<Page<Item>>>()
    .mockRejectedValueOnce(new Error('outage'))
    .mockResolvedValueOnce(page('b', null));
  const first = page('a', 'a');
  const { result } = renderHook(() => usePages(first, request));
  await act(() => result.current.requestMore());
  expect(result.current).toMatchObject({ cursor: 'a', loading: false, failure: new Error('outage') });
  await act(() => result.current.requestMore());
  expect(ids(result.current.items)).toBe('ab');
  expect(result.current.failure).toBeNull();
});

test('another first page starts over, and a late answer for the one before is dropped', async () => {
  let answer: (page: Page<Item>) => void = () => undefined;
  const request = () => new Promise<Page<Item>>((resolve) => (answer = resolve));
  const { result, rerender } = renderHook(({ first }) => usePages(first, request), {
    initialProps: { first: page('a', 'a') },
  });
  let asked = Promise.resolve();
  act(() => {
    asked = result.current.requestMore();
  });
  rerender({ first: page('x', null) });
  answer(page('b', null));
  await act(() => asked);
  expect(ids(result.current.items)).toBe('x');
  expect(result.current.loading).toBe(false);
});

test('takes an item off', async () => {
  const first = page('ab', null);
  const { result } = renderHook(() => usePages(first, async () => page('', null)));
  act(() => result.current.drop('a'));
  expect(ids(result.current.items)).toBe('b');
});
