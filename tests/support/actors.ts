/**
 * Users of rules tests and generated attempts; each name is also the uid. `visitor` has no session,
 * `unconfirmed` has no confirmed address, `suspended` and `frozen` are such creators in the rules' tests, `withoutDocument`
 * has no `user` document.
 */
export const ACTORS = [
  'visitor',
  'personal',
  'creador',
  'otherCreador',
  'unconfirmed',
  'suspended',
  'frozen',
  'withoutDocument',
] as const;
export type Actor = (typeof ACTORS)[number];
