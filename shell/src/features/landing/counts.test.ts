import { expect, it } from 'vitest';
import { countText } from './counts.ts';

it.each([
  [undefined, '+100'],
  [0, '+100'],
  [199, '+100'],
  [200, '+200'],
  [1234, '+1.200'],
])('%s events are %s', (count, text) => {
  expect(countText(count, 100)).toBe(text);
});
