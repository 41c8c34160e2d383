import { expect, test } from 'vitest';
import { readBudget } from './read-budget.ts';

test('allows the savings, then the rate per second, never more than the maximum', () => {
  let now = 0;
  const budget = readBudget({ perSecond: 100, most: 1000 }, () => now);
  const taken = (): number => {
    let count = 0;
    while (budget.take(100)) count++;
    return count;
  };
  expect(taken()).toBe(10);
  now = 2000;
  expect(taken()).toBe(2);
  now = 3_600_000;
  expect(taken()).toBe(10);
});

test('is overdrawn by one request at most, which later ones repay', () => {
  let now = 0;
  const budget = readBudget({ perSecond: 100, most: 50 }, () => now);
  expect([budget.take(400), budget.take(1)]).toEqual([true, false]);
  now = 3500;
  expect(budget.take(1)).toBe(false);
  now = 3600;
  expect(budget.take(1)).toBe(true);
});

test('gives back unread documents', () => {
  const budget = readBudget({ perSecond: 1, most: 200 }, () => 0);
  expect([budget.take(200), budget.take(1)]).toEqual([true, false]);
  budget.giveBack(150);
  expect([budget.take(150), budget.take(1)]).toEqual([true, false]);
});
