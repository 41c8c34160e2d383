import { expect, it } from 'vitest';
import { SHARED_MODULES } from '../contract/shared-modules.ts';
import { sharedModules } from './shared-modules.ts';

it('passes the areas exactly the modules that their builds share', () => {
  expect(Object.keys(sharedModules).sort()).toEqual(SHARED_MODULES.toSorted());
});
