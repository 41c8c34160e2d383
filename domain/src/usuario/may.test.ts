import { expect, it } from 'vitest';
import { hasCreadorBars, mayPublish, shownRole } from './may.ts';

it.each([
  ['creador', true, 'creador', true],
  ['personal', false, 'personal', false],
  // The sign-up is not complete.
  [null, false, 'personal', true],
  [undefined, false, 'personal', true],
])('%s', (role, publishes, shown, bars) => {
  expect([mayPublish(role), shownRole(role), hasCreadorBars(role)]).toEqual([publishes, shown, bars]);
});
