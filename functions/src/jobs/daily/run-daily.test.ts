import { beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from './run-daily.ts';

const log = { info: vi.fn(), error: vi.fn() };
beforeEach(() => void vi.resetAllMocks());

test('runSteps: runs every step in order, and logs each result', async () => {
  const order: string[] = [];
  const step = (name: string, done: number) => async () => {
    order.push(name);
    return done;
  };
  await runSteps({ first: step('first', 2), second: step('second', 0) }, log);
  expect(order).toEqual(['first', 'second']);
  expect(log.info).toHaveBeenCalledExactlyOnceWith('daily', {
    first: 2,
    second: 0,
    outcome: 'ok',
    failed: [],
  });
  expect(log.error).not.toHaveBeenCalled();
});

test('runSteps: continues after a failed step, and throws all failures at the end', async () => {
  const last = vi.fn(async () => 3);
  const [down, broken] = [new Error('down'), new TypeError('broken')];
  const steps = {
    dates: () => Promise.reject(down),
    uploads: () => {
      throw broken;
    },
    last,
  };
  const failure: unknown = await runSteps(steps, log).catch((error: unknown) => error);
  expect(last).toHaveBeenCalledOnce();
  expect(log.info).toHaveBeenCalledExactlyOnceWith('daily', {
    last: 3,
    outcome: 'failed',
    failed: ['dates', 'uploads'],
  });
  expect(log.error.mock.calls).toEqual([
    ['daily: a step failed', { step: 'dates', error: down }],
    ['daily: a step failed', { step: 'uploads', error: broken }],
  ]);
  if (!(failure instanceof AggregateError)) throw new Error('expected an AggregateError');
  expect(failure.message).toBe('dates failed, uploads failed');
  expect(failure.errors.map(({ cause }) => cause)).toEqual([down, broken]);
});
