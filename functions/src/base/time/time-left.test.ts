import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('timeLeft: is false once the time is over', () => {
  let now = 5;
  const left = timeLeft(100, () => now);
  now = 104;
  expect(left()).toBe(true);
  now = 105;
  expect(left()).toBe(false);
});
