import { RED_FIELD } from '@vidriera/domain/perfil/redes';
import { LIKES_FIELD } from '@vidriera/domain/values/ids';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { ExportedCollection } from '../../base/firestore/collections.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';

/** Fields that people fill in their profile, and their likes. */
const FIELDS = [
  'display_name',
  'photo_url',
  'phone_number',
  'localidad',
  'url_imagenes',
  ...Object.values(RED_FIELD),
  ...Object.values(LIKES_FIELD),
  'blocked',
] as const;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a person's document is open, without a saved profile and without likes. */
export const isBare = (user: DocumentSnapshot): boolean =>
  user.exists &&
  !isClosed(user) &&
  isEmpty(user.get('role')) &&
  FIELDS.every((name) => isEmpty(user.get(name)));

/**
 * Documents that a person would miss, by collection. `null`: every account has one, only creators do, or it says nothing by
 * itself.
 */
const MISSED: Record<ExportedCollection, Missed | null> = {
  user: null,
  username: null,
  refRolCreador: { ref: refs.creador },
  keptPerfil: { ref: refs.keptPerfil },
  orden: { ref: refs.orden },
  brought: null,
  link: { plan: (uid) => queries.itemsOf('link', uid) },
  evento: { plan: (uid) => queries.itemsOf('evento', uid) },
  curso: { plan: (uid) => queries.itemsOf('curso', uid) },
  promo: { plan: (uid) => queries.itemsOf('promo', uid) },
  claim: { plan: queries.allClaimsOf },
  helper: { plan: queries.helpersOf },
  party: { plan: queries.partiesOf },
  reminder: { plan: queries.remindersOf },
  ownCalendar: { plan: queries.ownCalendarsOf },
  follow: { plan: queries.followsOf },
  door: null,
  figures: null,
  notice: null,
  complaint: null,
  reporter: null,
  mail: null,
};
type Missed =
  | { ref: (db: Firestore, uid: string) => DocumentReference }
  | { plan: (uid: string) => QueryPlan };

/** Whether an account with a bare document holds nothing else that its person would miss. */
export async function holdsNothing(db: Firestore, tx: Transaction, user: DocumentSnapshot): Promise<boolean> {
  if (!isBare(user)) return false;
  const found = Object.values(MISSED)
    .filter((missed) => missed !== null)
    .map(async (missed) =>
      'ref' in missed
        ? (await tx.get(missed.ref(db, user.id))).exists
        : !(await tx.get(queryFrom(db, missed.plan(user.id)).limit(1))).empty,
    );
  return !(await Promise.all(found)).includes(true);
}
