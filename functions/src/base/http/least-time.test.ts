import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../process/logger.ts';
import { withLeastTime } from './least-time.ts';

beforeEach(() => void vi.spyOn(logger, 'warn').mockReturnValue()); // a busy machine makes any work long
afterEach(() => void vi.restoreAllMocks());
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  const outcome = await withLeastTime('it', 50, work).catch((error: unknown) => error);
  return { outcome, ms: performance.now() - began };
};

it.each([
  ['the result', async () => 'done', 'done'],
  ['the error', () => Promise.reject(new Error('down')), new Error('down')],
])('withLeastTime: settles with %s after the least time', async (_outcome, work, outcome) => {
  const answer = await timed(work);
  expect(answer.outcome).toEqual(outcome);
  expect(answer.ms).toBeGreaterThan(45);
});

it('withLeastTime: logs work that took longer', async () => {
  await timed(() => new Promise((resolve) => setTimeout(resolve, 80)));
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith('it: took longer than its least time', {
    ms: expect.any(Number),
  });
});
