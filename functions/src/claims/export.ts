import type { Firestore } from 'firebase-admin/firestore';
import { EDITION_MASK, editionOf, isSameEdition, storedEdition } from '../shared/edition.ts';
import { pagesOf, queries, queryFrom } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';

const BATCH = 100;
const CLAIM_FIELDS = ['promo', 'state', 'takenAt', 'lapsesAt', 'redeemedAt', 'redeemedAgainAt', 'letters'];
const HELPER_FIELDS = ['nombre', 'lapsesAt', 'withdrawnAt'];

/** Exports a person’s claims and helpers, without keys and hashes. */
export async function exportClaims(db: Firestore, uid: string): Promise<Record<string, unknown[]>> {
  const claims: unknown[] = [];
  for await (const page of pagesOf(queryFrom(db, queries.claimsOf(uid)), BATCH)) {
    const promos = page.map((doc) => refs.item(db, 'promo', doc.get('promo')));
    const titles = await db.getAll(...promos, { fieldMask: ['titulo', ...EDITION_MASK] });
    for (const [i, doc] of page.entries()) {
      const promo = titles[i];
      const isTheirs = promo && isSameEdition(editionOf(promo), storedEdition(doc));
      claims.push({
        titulo: isTheirs ? promo.get('titulo') : (doc.get('titulo') ?? null),
        ...some(doc.data(), CLAIM_FIELDS),
      });
    }
  }
  const { docs } = await queryFrom(db, queries.helpersOf(uid)).get();
  return { claims, helpers: docs.map((doc) => some(doc.data(), HELPER_FIELDS)) };
}

const some = (data: Record<string, unknown>, fields: string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, data[field] ?? null]));
