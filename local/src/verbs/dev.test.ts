import { expect, it } from 'vitest';
import { aloneOf } from './dev.ts';

it('runs all areas, one, or one against a product that runs already', () => {
  expect(aloneOf([])).toEqual({});
  expect(aloneOf(['explore'])).toEqual({ area: 'explore' });
  expect(aloneOf(['profile'], 'https://staging.example/x')).toEqual({
    area: 'profile',
    origin: 'https://staging.example',
  });
});

it.each<[string[], string | undefined, RegExp]>([
  [['shell'], undefined, /one area, of explore, dashboard, profile/],
  [['explore', 'profile'], undefined, /one area/],
  [[], 'https://staging.example', /goes with an area/],
  [['explore'], 'staging', /no address/],
])('refuses %j against %s', (words, origin, message) => {
  expect(() => aloneOf(words, origin)).toThrow(message);
});
