import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Pagina, usePaginas } from './paginas.ts';

type Item = { id: string };
const pagina = (ids: string, cursor: string | null): Pagina<Item> => ({
  items: [...ids].map((id) => ({ id })),
  cursor,
});
const ids = (items: Item[]) => items.map(({ id }) => id).join('');

test('grows by the next page, without what is there already', async () => {
  const pedir = vi.fn(async () => pagina('bc', null));
  const primera = pagina('ab', 'b');
  const { result } = renderHook(() => usePaginas(primera, pedir));
  await act(() => result.current.pedirMas());
  expect(pedir).toHaveBeenCalledExactlyOnceWith('b');
  expect(ids(result.current.items)).toBe('abc');
  expect(result.current.cursor).toBeNull();
  await act(() => result.current.pedirMas());
  expect(pedir).toHaveBeenCalledTimes(1);
});

test('two presses ask once', async () => {
  const pedir = vi.fn(async () => pagina('b', null));
  const primera = pagina('a', 'a');
  const { result } = renderHook(() => usePaginas(primera, pedir));
  await act(() => Promise.all([result.current.pedirMas(), result.current.pedirMas()]));
  expect(pedir).toHaveBeenCalledTimes(1);
});

test('a failure keeps the list and the cursor, and can be tried again', async () => {
  const pedir = vi
    .fn<() => Promise<Pagina<Item>>>()
    .mockRejectedValueOnce(new Error('corte'))
    .mockResolvedValueOnce(pagina('b', null));
  const primera = pagina('a', 'a');
  const { result } = renderHook(() => usePaginas(primera, pedir));
  await act(() => result.current.pedirMas());
  expect(result.current).toMatchObject({ cursor: 'a', cargando: false, fallo: new Error('corte') });
  await act(() => result.current.pedirMas());
  expect(ids(result.current.items)).toBe('ab');
  expect(result.current.fallo).toBeNull();
});

test('another first page starts over, and a late answer for the one before is dropped', async () => {
  let contestar: (pagina: Pagina<Item>) => void = () => undefined;
  const pedir = () => new Promise<Pagina<Item>>((resolve) => (contestar = resolve));
  const { result, rerender } = renderHook(({ primera }) => usePaginas(primera, pedir), {
    initialProps: { primera: pagina('a', 'a') },
  });
  let pedido = Promise.resolve();
  act(() => {
    pedido = result.current.pedirMas();
  });
  rerender({ primera: pagina('x', null) });
  contestar(pagina('b', null));
  await act(() => pedido);
  expect(ids(result.current.items)).toBe('x');
  expect(result.current.cargando).toBe(false);
});

test('takes an item off', async () => {
  const primera = pagina('ab', null);
  const { result } = renderHook(() => usePaginas(primera, async () => pagina('', null)));
  act(() => result.current.quitar('a'));
  expect(ids(result.current.items)).toBe('b');
});
