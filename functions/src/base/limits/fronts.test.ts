import { expect, it } from 'vitest';
import { createFronts, MOST_OF_FRONT, PAST_HOSTING } from './fronts.ts';

let moment = 1_000_000;
const through = (prefix: string, front = '66.249.80') => ({ prefix, pastHosting: false, front });

it('counts a network by its own name, and one past Hosting with more room', () => {
  const countOf = createFronts();
  expect(countOf(through('203.0.113'))).toEqual({ name: '203.0.113', times: 1 });
  expect(countOf({ prefix: '203.0.113', pastHosting: true })).toEqual({
    name: 'past 203.0.113',
    times: PAST_HOSTING,
  });
});

it('puts the networks that a front names beyond 2,000 into one count, for an hour', () => {
  const countOf = createFronts(() => moment);
  for (let i = 0; i < MOST_OF_FRONT; i++) countOf(through(`10.0.${i}`));
  const shared = { name: 'past 66.249.80', times: PAST_HOSTING };
  expect(countOf(through('203.0.113'))).toEqual(shared);
  expect(countOf(through('203.0.114'))).toEqual(shared);
  expect(countOf(through('10.0.7')), 'known before').toEqual({ name: '10.0.7', times: 1 });
  expect(countOf(through('203.0.113', '74.125.7')), 'another front').toEqual({ name: '203.0.113', times: 1 });
  moment += 3_600_001;
  expect(countOf(through('203.0.113'))).toEqual({ name: '203.0.113', times: 1 });
});
