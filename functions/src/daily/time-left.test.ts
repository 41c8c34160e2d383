import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('is over after its time', () => {
  let now = 5;
  const left = timeLeft(100, () => now);
  now = 104;
  expect(left()).toBe(true);
  now = 105;
  expect(left()).toBe(false);
});
