import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DERIVED_BATCH, updateDerived } from '../items/derived.ts';
import { aQuery, pagesOf, queries } from '../shared/queries.ts';

/** Everything a person published of one kind, references only, in pages. */
export async function* itemsOf(db: Firestore, tipo: Tipo, uid: string): AsyncGenerator<DocumentReference[]> {
  const query = aQuery(db, queries.itemsOf(tipo, uid)).select();
  for await (const page of pagesOf(query, DERIVED_BATCH)) yield page.map(({ ref }) => ref);
}

/**
 * Brings everything a person published in line with who that person is now: hidden unless a creador, in the place they
 * say. May be interrupted and run again. Answers how many items changed.
 */
export async function syncItems(deps: { db: Firestore; now: () => Date }, uid: string): Promise<number> {
  let changed = 0;
  for (const tipo of TIPOS) {
    for await (const page of itemsOf(deps.db, tipo, uid))
      changed += (await updateDerived(deps, page)).written;
  }
  return changed;
}
