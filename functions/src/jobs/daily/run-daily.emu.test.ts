import { beforeEach, expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { NIGHT_SECONDS } from '../../base/time/night.ts';
import { NOW, project } from '../../testing/project.ts';
import { runDaily } from './run-daily.ts';

let clock = NOW;
const deps = project('daily-runs', () => clock);
const log = { info: vi.fn(), error: vi.fn() };
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const daily = (run: string, step: () => Promise<unknown>) => runDaily(deps, { run, steps: { step }, log });

beforeEach(async () => {
  vi.resetAllMocks();
  clock = NOW;
  await refs.daily(deps.db).delete();
});

test('daily: a simultaneous run logs the lease and does nothing', async () => {
  const gate = Promise.withResolvers<void>();
  const first = daily('one', () => gate.promise);
  await expect.poll(async () => (await refs.daily(deps.db).get()).exists).toBe(true);
  const second = vi.fn(async () => 1);
  await daily('two', second);
  expect(second).not.toHaveBeenCalled();
  expect(log.info.mock.calls).toEqual([['daily: another run has the lease', { startedAt: NOW }]]);
  gate.resolve();
  await first;
  await daily('three', second);
  expect(second).toHaveBeenCalledOnce();
  expect(log.error).not.toHaveBeenCalled();
});

test('daily: of many simultaneous runs exactly one does the work', async () => {
  const gate = Promise.withResolvers<void>();
  const step = vi.fn(() => gate.promise);
  const runs = Array.from({ length: 6 }, (_, i) => daily(`run${i}`, step));
  await expect.poll(() => log.info).toHaveBeenCalledTimes(5);
  gate.resolve();
  await Promise.all(runs);
  expect(step).toHaveBeenCalledOnce();
});

test('daily: logs success or the failed steps, and can be retried at once', async () => {
  await expect(daily('one', () => Promise.reject(new Error('down')))).rejects.toThrow('step failed');
  expect(log.info).toHaveBeenLastCalledWith('daily', { outcome: 'failed', failed: ['step'] });
  expect((await refs.daily(deps.db).get()).get('outcome')).toBe('failed');
  await daily('two', async () => 3);
  expect(log.info).toHaveBeenLastCalledWith('daily', { step: 3, outcome: 'ok', failed: [] });
  expect((await refs.daily(deps.db).get()).get('outcome')).toBe('ok');
  expect(log.error.mock.calls.map(([message]) => message)).toEqual(['daily: a step failed']);
});

test('daily: after an interrupted run’s lease expires, the next run logs it', async () => {
  void daily('killed', () => new Promise(() => undefined));
  await expect.poll(async () => (await refs.daily(deps.db).get()).exists).toBe(true);
  later(NIGHT_SECONDS);
  const step = vi.fn(async () => 1);
  await daily('early', step);
  expect(step).not.toHaveBeenCalled();
  later(60);
  await daily('next', step);
  expect(step).toHaveBeenCalledOnce();
  expect(log.error.mock.calls).toEqual([['daily: the previous run was cut off', { startedAt: NOW }]]);
  log.error.mockClear();
  await daily('after', step);
  expect(log.error).not.toHaveBeenCalled();
});

test('daily: a run that outlives its lease does not end the next run’s', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = daily('slow', () => gate.promise);
  await expect.poll(async () => (await refs.daily(deps.db).get()).exists).toBe(true);
  later(NIGHT_SECONDS + 60);
  const other = Promise.withResolvers<void>();
  const next = daily('next', () => other.promise);
  await expect.poll(async () => (await refs.daily(deps.db).get()).get('run')).toBe('next');
  gate.resolve();
  await slow;
  expect((await refs.daily(deps.db).get()).get('endedAt')).toBeNull();
  other.resolve();
  await next;
});
