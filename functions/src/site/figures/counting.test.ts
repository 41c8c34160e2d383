import { expect, it } from 'vitest';
import { MOST_OF_FRONT, PAST_HOSTING } from '../../base/limits/fronts.ts';
import { createLimits, MOST } from './counting.ts';

const FRONT = '66.249.80.12';
const counting = () => createLimits(() => new Date('2026-11-30T12:00:00Z'));
/** Counts events about one creator. @returns how many */
function counted(limits: ReturnType<typeof counting>, events: number, from: (n: number) => string): number {
  let count = 0;
  for (let n = 0; n < events; n++) if (!limits.networkOf(from(n)).isOverFor('sala')) count++;
  return count;
}

it('made-up networks of one of Google’s servers count within its share', () => {
  const limits = counting();
  const madeUp = (n: number) => `10.${n >> 8}.${n & 255}.7, ${FRONT}`;
  expect(counted(limits, 62_000, madeUp)).toBe(MOST_OF_FRONT + MOST.ofCreator * PAST_HOSTING);
  expect(
    counted(limits, 10, () => '203.0.113.9, 74.125.7.1'),
    'through another one',
  ).toBe(10);
});

it('a network past Hosting is real, and has the limit of one', () => {
  expect(counted(counting(), MOST.ofCreator + 20, () => '203.0.113.9')).toBe(MOST.ofCreator);
});
