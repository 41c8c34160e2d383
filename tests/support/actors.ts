/**
 * Users of rules tests and generated attempts; each name is also the uid. `visitor` has no session,
 * `unconfirmed` has no confirmed address, `suspended` is a suspended creator in the rules' tests, `withoutDocument`
 * has no `user` document.
 */
export const ACTORS = [
  'visitor',
  'personal',
  'creador',
  'otherCreador',
  'unconfirmed',
  'suspended',
  'withoutDocument',
] as const;
export type Actor = (typeof ACTORS)[number];
