import type { CollectionName } from '../../functions/src/shared/collections.ts';

/** Collections that rules say something of; all others are for functions alone. */
export const RULED = [
  'evento',
  'curso',
  'promo',
  'link',
  'user',
  'refRolCreador',
  'counter',
  'categoria',
] as const satisfies CollectionName[];

/** Returns a document of each collection that only functions read and write. @param uid its person @param id part of its name */
export const functionsOnly = (
  uid: string,
  id: string,
): Record<Exclude<CollectionName, (typeof RULED)[number]>, string> => ({
  agenda: `agenda/salta-${id}`,
  agendaTexts: `agendaTexts/salta-${id}`,
  claim: `claim/${id}_${uid}`,
  count: `count/${id}`,
  helper: `helper/${id}`,
  internal: `internal/${id}`,
  keptPerfil: `keptPerfil/${uid}`,
  limit: `limit/${id}`,
  mail: `mail/${id}`,
  noMail: `noMail/${id}`,
  notice: `user/${uid}/notice/${id}`,
  part: `quota/${id}/part/0`,
  party: `party/${id}_2026-11-28_${uid}`,
  pending: `pending/evento-${id}`,
  quota: `quota/${id}`,
  removal: `count/0/removal/${id}`,
  seatChange: `seatChange/${id}`,
  seats: `seats/${id}_2026-11-28`,
  unanswered: `unanswered/${id}`,
  upload: `upload/${id}`,
  username: `username/${id}`,
  usernameAlike: `usernameAlike/${id}`,
});
