import { expect, it } from 'vitest';
import { SHARED } from '../contract/shared.ts';
import { shared } from './shared.ts';

it('hands the areas what their builds count on, and nothing else', () => {
  expect(Object.keys(shared).sort()).toEqual(SHARED.toSorted());
});
