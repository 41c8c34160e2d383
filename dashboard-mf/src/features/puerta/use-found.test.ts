import { act, renderHook } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { call } from '@vidriera/kit/requests/callable';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFound } from './use-found.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));

const AT = { evento: itemIdSchema.parse('pena'), fecha: '2026-11-28' } as never;
const HELPER = { id: 'h', secret: 's' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue({ what: 'find', nonces: ['n1'] });
});
afterEach(() => void vi.useRealTimers());

const search = (helper: typeof HELPER | null) =>
  renderHook(({ words }) => useFound(AT, helper, words), { initialProps: { words: '' } });
const wait = () => act(() => vi.advanceTimersByTimeAsync(500));

it('a helper’s phone asks from three letters on, once they rest, and forgets the answer of other words', async () => {
  const { result, rerender } = search(HELPER);
  for (const words of ['r', 'ru', 'rui', 'ruiz ']) rerender({ words });
  expect(result.current.size).toBe(0);
  await wait();
  expect(call).toHaveBeenCalledExactlyOnceWith('door', {
    what: 'find',
    evento: 'pena',
    fecha: '2026-11-28',
    helper: HELPER,
    words: 'ruiz',
  });
  expect([...result.current]).toEqual(['n1']);
  rerender({ words: 'ru' });
  expect(result.current.size).toBe(0);
});

it('the creator’s phone has all names, and asks nothing', async () => {
  const { rerender } = search(null);
  rerender({ words: 'ruiz' });
  await wait();
  expect(call).not.toHaveBeenCalled();
});

it('without a signal the phone’s own names are searched', async () => {
  vi.mocked(call).mockRejectedValue(new Failure('no-connection', 'Sin conexión.'));
  const { result, rerender } = search(HELPER);
  rerender({ words: 'ruiz' });
  await wait();
  expect(result.current.size).toBe(0);
});
