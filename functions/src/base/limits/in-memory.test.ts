import { expect, it } from 'vitest';
import { limitInMemory } from './in-memory.ts';

let moment = 1_000_000;
const counting = (most: number) => limitInMemory({ most, window: 600, now: () => moment });

it('counts each caller alone, from its first call on', () => {
  const { take } = counting(2);
  for (let i = 0; i < 2; i++) expect(take('ana')).toBe(0);
  moment += 100_000;
  expect(take('ana')).toBe(500);
  expect(take('beto')).toBe(0);
  moment += 500_001;
  expect(take('ana')).toBe(0);
});

it('takes a call back, also at the limit', () => {
  const { take, giveBack } = counting(2);
  giveBack('ana');
  for (let i = 0; i < 2; i++) expect(take('ana')).toBe(0);
  giveBack('ana');
  expect(take('ana')).toBe(0);
  expect(take('ana')).toBe(600);
  moment += 300_000;
  giveBack('ana');
  expect(take('ana'), 'within the same window').toBe(0);
  expect(take('ana')).toBe(300);
});

it('remembers a caller at its limit beside any number of made-up ones', () => {
  const { take } = counting(2);
  for (let i = 0; i < 2; i++) take('flood');
  for (let i = 0; i < 20_000; i++) take(`made up ${i}`);
  expect(take('flood')).toBe(600);
});

it('is no way to count for more than an hour', () => {
  expect(() => limitInMemory({ most: 1, window: 3601 })).toThrow('outlast');
});
