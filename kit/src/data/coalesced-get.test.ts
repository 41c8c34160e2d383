import { dropKeptAnswers } from '@vidriera/session/stale';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coalescedGet } from './coalesced-get.ts';

const get = vi.fn<(address: string, signal: AbortSignal) => Promise<unknown>>();
const read = (signal?: AbortSignal) => coalescedGet('/api/x', signal, get);

beforeEach(() => {
  vi.useFakeTimers();
  get.mockReset().mockImplementation(async () => ({ n: get.mock.calls.length }));
});
afterEach(() => {
  dropKeptAnswers();
  vi.useRealTimers();
});

it('coalescedGet: reads an address once for equal requests', async () => {
  expect(await Promise.all([read(), read()])).toEqual([{ n: 1 }, { n: 1 }]);
  await coalescedGet('/api/y', undefined, get);
  expect(get).toHaveBeenCalledTimes(2);
});

it('coalescedGet: caches an answer for five seconds', async () => {
  await read();
  vi.advanceTimersByTime(4900);
  expect(await read()).toEqual({ n: 1 });
  vi.advanceTimersByTime(200);
  expect(await read()).toEqual({ n: 2 });
});

it('coalescedGet: reads again after a write', async () => {
  await read();
  dropKeptAnswers();
  expect(await read()).toEqual({ n: 2 });
});

it('coalescedGet: does not give a request that began before a write to later callers', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  get.mockReturnValueOnce(promise);
  const before = read();
  dropKeptAnswers();
  const after = read();
  resolve('viejo');
  expect(await Promise.all([before, after])).toEqual(['viejo', { n: 2 }]);
  expect(await read()).toEqual({ n: 2 });
});

it('coalescedGet: caches no failure', async () => {
  get.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(Promise.all([read(), read()])).rejects.toThrow('Failed to fetch');
  expect(await read()).toEqual({ n: 2 });
});

it('coalescedGet: aborts with its last caller, then reads again', async () => {
  get.mockReturnValueOnce(new Promise(() => undefined));
  const [first, second] = [new AbortController(), new AbortController()];
  const [one, other] = [read(first.signal), read(second.signal)];
  first.abort('primero');
  await expect(one).rejects.toBe('primero');
  expect(get.mock.lastCall?.[1].aborted).toBe(false);
  second.abort('segundo');
  await expect(other).rejects.toBe('segundo');
  expect(get.mock.lastCall?.[1].aborted).toBe(true);
  expect(await read()).toEqual({ n: 2 });
});

it('coalescedGet: sends nothing for an aborted caller', async () => {
  await expect(read(AbortSignal.abort('ya no'))).rejects.toBe('ya no');
  expect(get).not.toHaveBeenCalled();
});
