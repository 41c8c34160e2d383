/**
 * Who asks, of rules tests and generated attempts alike; also their uid, which Firebase Auth makes of letters and digits. `visitor` has no session,
 * `unconfirmed` is a creador whose token says that the address is not confirmed, `withoutDocument` has no `user` document.
 */
export const ACTORS = [
  'visitor',
  'personal',
  'creador',
  'otherCreador',
  'unconfirmed',
  'withoutDocument',
] as const;
export type Actor = (typeof ACTORS)[number];
