import { TIPOS, type Tipo } from 'domain/values/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DERIVED_BATCH, updateDerived } from '../items/derived.ts';
import { aQuery, queries } from '../shared/queries.ts';

/** Everything a person published of one kind, references only, in pages. */
export async function* itemsOf(db: Firestore, tipo: Tipo, uid: string): AsyncGenerator<DocumentReference[]> {
  const query = aQuery(db, queries.itemsOf(tipo, uid)).select().limit(DERIVED_BATCH);
  for (let after: string | null = null; ; ) {
    const { docs } = await (after === null ? query : query.startAfter(after)).get();
    if (docs.length > 0) yield docs.map(({ ref }) => ref);
    if (docs.length < DERIVED_BATCH) return;
    after = docs.at(-1)?.id ?? null;
  }
}

/**
 * Brings everything a person published in line with who that person is now: hidden unless a creador, found by the
 * present name. May be interrupted and run again. Answers how many items changed.
 */
export async function syncItems(deps: { db: Firestore; now: () => Date }, uid: string): Promise<number> {
  let changed = 0;
  for (const tipo of TIPOS) {
    for await (const page of itemsOf(deps.db, tipo, uid))
      changed += (await updateDerived(deps, page)).written;
  }
  return changed;
}
