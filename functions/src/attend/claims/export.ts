import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { EDITION_MASK, editionOf, isSameEdition, storedEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';

const CLAIM_FIELDS = ['promo', 'state', 'takenAt', 'lapsesAt', 'redeemedAt', 'redeemedAgainAt', 'letters'];
/** Without hashes. */
export const HELPER_FIELDS = ['nombre', 'lapsesAt', 'withdrawnAt'];

/** Exports claims, without keys and hashes. */
export async function exportClaims(db: Firestore, docs: readonly DocumentSnapshot[]): Promise<unknown[]> {
  const idOf = (doc: DocumentSnapshot) => itemIdSchema.safeParse(doc.get('promo')).data;
  const promos = docs.flatMap((doc) => idOf(doc) ?? []).map((id) => refs.item(db, 'promo', id));
  const fields = { fieldMask: ['titulo', ...EDITION_MASK] };
  const titles = promos.length > 0 ? await db.getAll(...promos, fields) : [];
  return docs.map((doc) => {
    const promo = titles.find(({ id }) => id === idOf(doc));
    const isTheirs = promo && isSameEdition(editionOf(promo), storedEdition(doc));
    return {
      titulo: isTheirs ? promo.get('titulo') : (doc.get('titulo') ?? null),
      ...fieldsOf(doc, CLAIM_FIELDS),
    };
  });
}

/** Returns some fields, unparsed; `null` for missing ones. */
export const fieldsOf = (doc: DocumentSnapshot, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, doc.get(field) ?? null]));
