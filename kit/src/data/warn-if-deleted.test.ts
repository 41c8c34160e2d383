import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../messages/toast.ts';
import { DAILY_LIMIT_REACHED, warnIfDeleted } from './warn-if-deleted.ts';

vi.mock('../messages/toast.ts', () => ({ toast: { error: vi.fn() } }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const lookAt = async (answer: () => Promise<unknown>, isTakenAway = false) => {
  const ask = vi.fn(answer);
  warnIfDeleted(ask, () => isTakenAway);
  expect(ask).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledOnce();
};
const fails = (code: string) => () => Promise.reject({ code });

it('warns about a picture that the server deleted', async () => {
  await lookAt(fails('storage/object-not-found'));
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(DAILY_LIMIT_REACHED);
});

it('is silent if it exists, can’t be read, or the person deleted it', async () => {
  await lookAt(async () => 'https://…');
  await lookAt(fails('storage/retry-limit-exceeded'));
  await lookAt(fails('storage/object-not-found'), true);
  expect(toast.error).not.toHaveBeenCalled();
});
