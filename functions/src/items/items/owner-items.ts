import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { DERIVED_BATCH, updateDerived } from './derived.ts';

export async function* itemsOf(db: Firestore, tipo: Tipo, uid: string): AsyncGenerator<DocumentReference[]> {
  const query = queryFrom(db, queries.itemsOf(tipo, uid)).select();
  for await (const page of pagesOf(query, DERIVED_BATCH)) yield page.map(({ ref }) => ref);
}

/** Updates a person’s items after a change of role or place. Idempotent. @returns how many changed */
export async function syncItems(deps: { db: Firestore; now: () => Date }, uid: string): Promise<number> {
  let changed = 0;
  for (const tipo of TIPOS) {
    for await (const page of itemsOf(deps.db, tipo, uid))
      changed += (await updateDerived(deps, page)).written;
  }
  return changed;
}
