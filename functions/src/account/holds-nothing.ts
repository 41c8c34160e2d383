import { RED_FIELD } from '@vidriera/domain/perfil/redes';
import { LIKES_FIELD, TIPOS } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { isClosed } from '../people/is-gone.ts';

/** Fields that people fill in their profile, and their likes. */
const FIELDS = [
  ...['display_name', 'photo_url', 'phone_number', 'localidad', 'url_imagenes'],
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

/** Whether an account with a bare document holds nothing else either: items, seats, promos, helpers, follows or a kept profile. */
export async function holdsNothing(db: Firestore, tx: Transaction, user: DocumentSnapshot): Promise<boolean> {
  if (!isBare(user)) return false;
  const uid = user.id;
  const documents = await tx.getAll(refs.creador(db, uid), refs.keptPerfil(db, uid), refs.orden(db, uid));
  if (documents.some(({ exists }) => exists)) return false;
  const plans = [
    ...TIPOS.map((tipo) => queries.itemsOf(tipo, uid)),
    queries.allClaimsOf(uid),
    queries.partiesOf(uid),
    queries.helpersOf(uid),
    queries.followsOf(uid),
  ];
  const found = await Promise.all(plans.map((plan) => tx.get(queryFrom(db, plan).limit(1))));
  return found.every(({ empty }) => empty);
}
