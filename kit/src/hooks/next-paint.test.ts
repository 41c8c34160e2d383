import { afterEach, expect, it, vi } from 'vitest';
import { nextPaint } from './next-paint.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the next paint', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let draw = () => {};
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    draw = frame;
  });
  const done = vi.fn();
  void nextPaint().then(done);
  await vi.advanceTimersByTimeAsync(50);
  expect(done).not.toHaveBeenCalled();
  draw();
  await Promise.resolve();
  expect(done, 'the frame’s own callbacks come before its drawing').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

it('waits 100 ms at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done = vi.fn();
  void nextPaint().then(done);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toHaveBeenCalledOnce();
});
