import { renderHook, act as settle } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { expect, it, vi } from 'vitest';
import { toast } from '../messages/toast.ts';
import { useAct } from './use-act.ts';

vi.mock('../messages/toast.ts', () => ({ toast: { error: vi.fn() } }));

it('is busy until the act ends, and says why it failed', async () => {
  const { result } = renderHook(() => useAct());
  const work = Promise.withResolvers<void>();
  settle(() => void result.current.act(() => work.promise));
  expect(result.current.isBusy).toBe(true);
  await settle(async () => work.reject(new Failure('full', 'No entran más.')));
  expect(result.current.isBusy).toBe(false);
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('No entran más.');
  await settle(() => result.current.act(async () => undefined));
  expect(toast.error).toHaveBeenCalledOnce();
});
