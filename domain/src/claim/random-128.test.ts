import { expect, it } from 'vitest';
import { RANDOM_128, RANDOM_128_LENGTH, random128 } from './random-128.ts';

it('makes 128 bits, each time others', () => {
  const samples = Array.from({ length: 200 }, random128);
  expect(new Set(samples).size).toBe(200);
  for (const one of samples) {
    expect(one).toMatch(RANDOM_128);
    expect(one).toHaveLength(RANDOM_128_LENGTH);
    expect(Buffer.from(one, 'base64url')).toHaveLength(16);
  }
});
