import { RED_FIELD } from '@vidriera/domain/perfil/redes';
import { LIKES_FIELD } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { queryFrom } from '../../base/firestore/queries.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { MISSED } from './personal.ts';

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

/** Whether an account with a bare document holds nothing else that its person would miss. */
export async function holdsNothing(db: Firestore, tx: Transaction, user: DocumentSnapshot): Promise<boolean> {
  if (!isBare(user)) return false;
  const found = MISSED.map(async (missed) =>
    'ref' in missed
      ? (await tx.get(missed.ref(db, user.id))).exists
      : !(await tx.get(queryFrom(db, missed.plan(user.id)).limit(1))).empty,
  );
  return !(await Promise.all(found)).includes(true);
}
