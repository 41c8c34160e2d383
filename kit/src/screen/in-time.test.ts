import type { LoaderFunctionArgs } from 'kit/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLate } from '../late.ts';
import { inTime } from './in-time.ts';

const args = (path = '/b') =>
  ({ request: new Request(`http://localhost${path}`), params: {} }) as LoaderFunctionArgs;
const anybody = async () => undefined;

beforeEach(() => {
  document.documentElement.dataset.at = '/antes';
});
afterEach(() => {
  delete document.documentElement.dataset.at;
  vi.useRealTimers();
});

it('takes over what a press began, however often it was pressed', async () => {
  const read = vi.fn(async () => 'hola');
  const { press, loader } = inTime(anybody, read);
  press(args());
  press(args());
  expect(await loader(args())).toBe('hola');
  expect(read).toHaveBeenCalledOnce();
  await loader(args());
  expect(read).toHaveBeenCalledTimes(2);
});

it('counts its patience from the press', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const { press, loader } = inTime(anybody, () => new Promise(() => undefined));
  press(args());
  vi.advanceTimersByTime(120);
  const answer = loader(args());
  await vi.advanceTimersByTimeAsync(31);
  expect(isLate(await answer)).toBe(true);
});

describe('without any', () => {
  it('says in the same task that it is late', async () => {
    const task = vi.fn();
    const { loader } = inTime(anybody, () => new Promise(() => undefined), 0);
    setTimeout(task);
    expect(isLate(await loader(args()))).toBe(true);
    expect(task).not.toHaveBeenCalled();
  });

  it('gives what is there by then', async () => {
    const { press, loader } = inTime(anybody, async () => 'hola', 0);
    press(args());
    await Promise.resolve();
    expect(await loader(args())).toBe('hola');
  });
});

it.each([
  ['another address', '/b?x=1', 0],
  ['a press of some time ago', '/b', 5001],
])('reads anew for %s', async (_what, path, passed) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const read = vi.fn(async () => 'hola');
  const { press, loader } = inTime(anybody, read);
  press(args());
  vi.advanceTimersByTime(passed);
  expect(await loader(args(path))).toBe('hola');
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads anew what failed at a press', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('ya no'))
    .mockResolvedValue('hola');
  const { press, loader } = inTime(anybody, read);
  press(args());
  await new Promise((resolve) => setTimeout(resolve));
  expect(await loader(args())).toBe('hola');
});
