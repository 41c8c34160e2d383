/**
 * Collections with personal data. The export (account/export-data.ts) and the deletion (account/remove-account.ts) of an account each name all
 * of them.
 */
export const PERSONAL = [
  'evento',
  'curso',
  'promo',
  'link',
  'claim',
  'helper',
  'party',
  'notice',
  'mail',
  'username',
  'refRolCreador',
  'user',
] as const;
export type PersonalCollection = (typeof PERSONAL)[number];

/** Collections without personal data, and why there is none. */
export const IMPERSONAL = {
  agenda: 'entries of visible items, made anew when an item goes',
  agendaTexts: 'words of visible items, made anew when an item goes',
  categoria: 'the eleven categories',
  count: 'totals for the landing page',
  counter: 'how many items of a kind somebody has; deleted with the person’s document',
  internal: 'how far scheduled work came',
  limit: 'hashes, deleted after their window',
  part: 'how many units or seats are taken',
  pending: 'notes for the agenda, deleted once done',
  quota: 'parent of parts',
  removal: 'ids of deleted items, for seven days',
  seatChange: 'notes that an event was written, deleted once done',
  seats: 'how many parties wait for a date',
  upload: 'paths of files, for 30 days; the files are exported and deleted',
  usernameAlike: 'which username stands for those that look like it; freed with it',
} as const;

/** Every collection and subcollection. `refs` and `queries` take no other name. */
export type CollectionName = PersonalCollection | keyof typeof IMPERSONAL;
export const COLLECTIONS = [...PERSONAL, ...Object.keys(IMPERSONAL)] as CollectionName[];
