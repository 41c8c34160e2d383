import { derivar } from 'domain/derivados';
import { tipoSchema } from 'domain/ids-schema';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { refs, uidDeReferencia } from '../shared/refs.ts';
import { leerItem } from '../shared/stored-item.ts';
import { diferencias } from './differences.ts';

/** Items in one transaction, which holds their owners too. */
export const LOTE_DERIVADOS = 100;

/** What the derived fields of a stored item should be; hidden when it, or its owner, can't be read. */
function deseados(item: DocumentSnapshot, duenio: DocumentSnapshot | undefined, now: Date) {
  const tipo = tipoSchema.parse(item.ref.parent.id);
  const doc = leerItem(tipo, item.data());
  if (!doc) return { visible: false };
  const username: unknown = duenio?.get('username');
  const nombre: unknown = duenio?.get('display_name');
  return {
    ...derivar(tipo, doc, {
      rolCreador: duenio?.get('role') === 'creador',
      now,
      autor: {
        username: typeof username === 'string' ? username : '',
        nombre: typeof nombre === 'string' ? nombre : null,
      },
    }),
    createdAt: doc.createdAt ?? item.createTime?.toDate() ?? now,
    cantLikes: doc.cantLikes,
  };
}

/**
 * Brings the derived fields of some items up to date (`LOTE_DERIVADOS` at most) and says how many were behind. Items and
 * owners are read in one transaction: whoever changes his role meanwhile makes it run again. Items already right are not
 * written, so the trigger this write sets off comes to rest.
 */
export async function actualizarDerivados(
  { db, now }: { db: Firestore; now: () => Date },
  items: DocumentReference[],
): Promise<number> {
  if (items.length === 0) return 0;
  return db.runTransaction(async (tx) => {
    const leidos = (await tx.getAll(...items)).filter(({ exists }) => exists);
    const uids = new Set(
      leidos.map((item) => uidDeReferencia(item.get('refUsuario'))).filter((uid) => uid !== null),
    );
    const duenios = uids.size > 0 ? await tx.getAll(...[...uids].map((uid) => refs.user(db, uid))) : [];
    const porUid = new Map(duenios.map((duenio) => [duenio.id, duenio]));
    let escritos = 0;
    for (const item of leidos) {
      const duenio = porUid.get(uidDeReferencia(item.get('refUsuario')) ?? '');
      const cambios = diferencias(item.data() ?? {}, deseados(item, duenio, now()));
      if (!cambios) continue;
      tx.update(item.ref, cambios);
      escritos++;
    }
    return escritos;
  });
}
