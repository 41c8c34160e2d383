import { TIPOS, type Tipo } from 'domain/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { actualizarDerivados, LOTE_DERIVADOS } from '../items/derived.ts';
import { aQuery, consultas } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';

/** Everything a person published of one kind, references only, in pages. */
export async function* itemsDe(db: Firestore, tipo: Tipo, uid: string): AsyncGenerator<DocumentReference[]> {
  const query = aQuery(db, consultas.itemsDe(tipo, refs.user(db, uid)))
    .select()
    .limit(LOTE_DERIVADOS);
  for (let tras: string | null = null; ; ) {
    const { docs } = await (tras === null ? query : query.startAfter(tras)).get();
    if (docs.length > 0) yield docs.map(({ ref }) => ref);
    if (docs.length < LOTE_DERIVADOS) return;
    tras = docs.at(-1)?.id ?? null;
  }
}

/**
 * Brings everything a person published in line with who that person is now: hidden unless a creador, found by the
 * present name. May be interrupted and run again. Answers how many items changed.
 */
export async function sincronizarItems(
  deps: { db: Firestore; now: () => Date },
  uid: string,
): Promise<number> {
  let cambiados = 0;
  for (const tipo of TIPOS) {
    for await (const pagina of itemsDe(deps.db, tipo, uid))
      cambiados += await actualizarDerivados(deps, pagina);
  }
  return cambiados;
}
