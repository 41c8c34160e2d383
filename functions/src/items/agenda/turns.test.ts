import { expect, it } from 'vitest';
import { inTurns } from './turns.ts';

it('inTurns: takes the first of each queue, then the second of each', () =>
  expect(inTurns([['a1', 'a2', 'a3'], ['b1'], [], ['c1', 'c2']])).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ]));
