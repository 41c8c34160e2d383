import { CAMPO_LIKES, type Tipo } from 'domain/ids';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { aQuery, consultas } from '../shared/queries.ts';
import { refs, uidDeReferencia } from '../shared/refs.ts';
import { imagenesDe, leerItem } from '../shared/stored-item.ts';
import { borrarImagen, FOLDERS, rutasPropias } from '../shared/uploads.ts';
import { actualizarDerivados } from './derived.ts';

export type ItemOutcome =
  | { kind: 'derived'; imagenesBorradas: number }
  | { kind: 'removed'; imagenesBorradas: number; likesQuitados: number }
  | { kind: 'skipped'; reason: 'up-to-date' };

type ItemDeps = Pick<Deps, 'db' | 'bucket' | 'now'>;

/** The owner's own uploads that an item's document names. */
function rutasDe(tipo: Tipo, data: unknown): string[] {
  const doc = leerItem(tipo, data);
  const uid = uidDeReferencia(doc?.refUsuario);
  return doc && uid ? rutasPropias(imagenesDe(doc), uid, FOLDERS.publicaciones) : [];
}

/**
 * After an item was written: its derived fields are brought up to date and pictures it no longer names are deleted.
 * After it was deleted: its pictures go, and everybody's like of it. What the item is *now* decides, not what the
 * event says, so late and repeated deliveries do no harm.
 * @param antes the document before the write that is reported; `undefined` when there was none.
 */
export async function itemWritten(
  { db, bucket, now }: ItemDeps,
  { tipo, id, antes }: { tipo: Tipo; id: string; antes: unknown },
): Promise<ItemOutcome> {
  const ref = refs.item(db, tipo, id);
  const escritos = await actualizarDerivados({ db, now }, [ref]);
  const actual = await ref.get();
  const quedan = new Set(rutasDe(tipo, actual.data()));
  const sobran = rutasDe(tipo, antes).filter((ruta) => !quedan.has(ruta));
  await Promise.all(sobran.map((ruta) => borrarImagen(bucket, ruta)));
  if (!actual.exists) {
    const likesQuitados = await quitarLikes(db, tipo, ref);
    return { kind: 'removed', imagenesBorradas: sobran.length, likesQuitados };
  }
  if (escritos + sobran.length === 0) return { kind: 'skipped', reason: 'up-to-date' };
  return { kind: 'derived', imagenesBorradas: sobran.length };
}

/** Takes an item out of everybody's likes; answers of how many people. */
async function quitarLikes(db: Firestore, tipo: Tipo, ref: DocumentReference): Promise<number> {
  for (let quitados = 0; ; ) {
    const { docs } = await aQuery(db, consultas.quienesGustan(tipo, ref)).select().limit(300).get();
    if (docs.length === 0) return quitados;
    const lote = db.batch();
    for (const doc of docs) lote.update(doc.ref, { [CAMPO_LIKES[tipo]]: FieldValue.arrayRemove(ref) });
    await lote.commit();
    quitados += docs.length;
  }
}
