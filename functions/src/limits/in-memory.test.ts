import { expect, test } from 'vitest';
import { limitInMemory } from './in-memory.ts';

test('an account is refused after its calls, until its window ends; others are not', () => {
  let moment = 1_000_000;
  const counted = limitInMemory({ most: 2, window: 600, now: () => moment });
  for (let i = 0; i < 2; i++) expect(counted('ana')).toEqual({ kind: 'allowed' });
  moment += 100_000;
  expect(counted('ana')).toEqual({ kind: 'refused', by: 'account', seconds: 500 });
  expect(counted('beto')).toEqual({ kind: 'allowed' });
  moment += 500_001;
  expect(counted('ana')).toEqual({ kind: 'allowed' });
});
