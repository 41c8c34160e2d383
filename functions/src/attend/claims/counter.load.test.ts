import { expect, test } from 'vitest';
import { counterProject } from '../../testing/counter-project.ts';

const { redeemedTwice } = await counterProject('counter-load');

test('a hundred offline redemptions at once: each claim counts once, and a lost answer changes nothing', async () => {
  const settle = await redeemedTwice(50);
  const outcomes = await settle();
  expect(outcomes.map(({ kind }) => kind)).toEqual([
    ...Array(50).fill('redeemed'),
    ...Array(50).fill('used'),
  ]);
  expect(await settle()).toEqual(outcomes);
});
