import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure, isLate } from './failure.ts';
import { messages } from './messages/messages.ts';
import { LATE, READING_MS, readInTime } from './reading-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives up after ten seconds, with words and a code that allow a retry', async () => {
  const late = readInTime(new Promise(() => undefined)).catch((caught: unknown) => caught);
  await vi.advanceTimersByTimeAsync(READING_MS);
  const caught = await late;
  expect(caught).toMatchObject({ code: 'no-connection', message: LATE });
  expect(isLate(caught)).toBe(true);
});

it('passes on an answer, and a failure, which is not late', async () => {
  expect(await readInTime(Promise.resolve(1))).toBe(1);
  const offline = new Failure('no-connection', messages.general.noConnection);
  await expect(readInTime(Promise.reject(offline))).rejects.toBe(offline);
  expect(isLate(offline)).toBe(false);
});
