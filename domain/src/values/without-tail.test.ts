import { expect, it } from 'vitest';
import { withoutTail } from './without-tail.ts';

it('withoutTail removes signs from the end only', () => {
  expect(withoutTail('uno, dos -, ', ' ,-')).toBe('uno, dos');
  expect(withoutTail(' -- ', ' -')).toBe('');
  expect(withoutTail('uno', ' -')).toBe('uno');
});
