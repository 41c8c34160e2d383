import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diskProblem, watchDisks } from './disk.mjs';

const MB = 1024 * 1024;
const BYTES = { full: 20 * MB, needed: 500 * MB };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('knows of a disk that was full for a moment, and says what it takes', () => {
  const free = new Map([
    ['/own', 600 * MB],
    ['/tmp', 600 * MB],
  ]);
  const wasFull = watchDisks('/own', '/tmp', { ...BYTES, freeOf: (folder) => free.get(folder) ?? 0 });
  vi.advanceTimersByTime(1000);
  expect(wasFull()).toBeUndefined();
  free.set('/own', 3 * MB);
  vi.advanceTimersByTime(1000);
  free.set('/own', 600 * MB);
  vi.advanceTimersByTime(1000);
  expect(wasFull()).toBe(
    'The disk is nearly full (3 MB free): make room for at least 500 MB, then try again.',
  );
});

it('names the folder of programs’ temporary files where that is on a disk of its own', () => {
  const wasFull = watchDisks('/own', '/tmp', {
    ...BYTES,
    freeOf: (folder) => (folder === '/tmp' ? 0 : 600 * MB),
  });
  expect(wasFull()).toBe(
    'The disk of /tmp is nearly full (0 MB free): make room for at least 500 MB, then try again.',
  );
});

it('asks the disk itself', () => {
  expect(diskProblem('/', Number.MAX_SAFE_INTEGER)).toMatch(/^The disk is nearly full \(\d+ MB free\)/);
  expect(diskProblem('/', 0)).toBeUndefined();
});
