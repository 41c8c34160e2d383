import { afterEach, expect, it, vi } from 'vitest';
import { noSooner } from './least-time.ts';
import { logger } from './logger.ts';

afterEach(() => void vi.restoreAllMocks());
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  const outcome = await noSooner('it', 50, work).catch((error: unknown) => error);
  return { outcome, ms: performance.now() - began };
};

it.each([
  ['what came of the work', async () => 'done', 'done'],
  ['why it failed', () => Promise.reject(new Error('down')), new Error('down')],
])('noSooner: says %s after the least time', async (_what, work, outcome) => {
  const answer = await timed(work);
  expect(answer.outcome).toEqual(outcome);
  expect(answer.ms).toBeGreaterThan(45);
});

it('noSooner: logs work that took longer', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  await timed(() => new Promise((resolve) => setTimeout(resolve, 80)));
  expect(warn).toHaveBeenCalledExactlyOnceWith('it: longer than it is meant to seem', {
    ms: expect.any(Number),
  });
});
