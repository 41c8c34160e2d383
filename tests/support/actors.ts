/**
 * Who asks, of rules tests and generated attempts alike; also their uid, which Firebase Auth makes of letters and digits. `visita` has no session,
 * `sinConfirmar` is a creador whose token says that the address is not confirmed, `sinDocumento` has no `user` document.
 */
export const ACTORS = [
  'visita',
  'personal',
  'creador',
  'otroCreador',
  'sinConfirmar',
  'sinDocumento',
] as const;
export type Actor = (typeof ACTORS)[number];
