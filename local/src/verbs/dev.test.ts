import { expect, it } from 'vitest';
import { parseDevTarget } from './dev.ts';

it('accepts no area, one area, or one area with an origin', () => {
  expect(parseDevTarget([])).toEqual({});
  expect(parseDevTarget(['explore'])).toEqual({ area: 'explore' });
  expect(parseDevTarget(['profile'], 'https://staging.example/x')).toEqual({
    area: 'profile',
    origin: 'https://staging.example',
  });
});

it.each<[string[], string | undefined, RegExp]>([
  [['shell'], undefined, /one area of explore, dashboard, profile/],
  [['explore', 'profile'], undefined, /one area/],
  [[], 'https://staging.example', /requires an area/],
  [['explore'], 'staging', /not an address/],
])('rejects %j with origin %s', (words, origin, message) => {
  expect(() => parseDevTarget(words, origin)).toThrow(message);
});
