import { expect, it } from 'vitest';
import { drawingBudget } from './drawing-budget.ts';

/** A visitor's address as Hosting forwards it, with Google's server behind. */
const from = (address: string): string => `${address}, 66.249.93.1`;

it('gives each network a number of pages at once, then a few a second', () => {
  let now = 0;
  const mayDraw = drawingBudget({ perSecond: 2, most: 3 }, () => now);
  const times = (address: string) => [1, 2, 3, 4].map(() => mayDraw(from(address)));
  expect(times('200.5.4.3')).toEqual([true, true, true, false]);
  expect(mayDraw(from('200.5.4.99')), 'the same network').toBe(false);
  expect(times('200.5.5.3'), 'another network').toEqual([true, true, true, false]);
  now = 1000;
  expect(times('200.5.4.3')).toEqual([true, true, false, false]);
});

it('counts callers that bypass Hosting too', () => {
  const mayDraw = drawingBudget({ perSecond: 1, most: 1 }, () => 0);
  expect([mayDraw('200.5.4.3'), mayDraw('200.5.4.3')]).toEqual([true, false]);
});

it('limits nobody on a local stack', () => {
  const mayDraw = drawingBudget({ perSecond: 1, most: 1 }, () => 0);
  for (const local of [undefined, '127.0.0.1', '::1']) {
    expect([mayDraw(local), mayDraw(local)], local).toEqual([true, true]);
  }
});
