import type { Tipo } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { within } from 'domain/time-limit';
import { type Conexion, conectar } from './conexion.ts';
import { camposDe } from './documento.ts';
import { comoErrorDatos, conErroresDatos, ErrorCambiado, ErrorDatos } from './errores.ts';
import type { DatosDe } from './esquemas.ts';
import { versionDe, yaTiene } from './version.ts';

type Opciones = { conexion?: () => Promise<Conexion> };

/** A fresh id for an item that is about to be created: 20 random letters and digits, as Firestore makes them. */
export async function idNuevo(tipo: Tipo, { conexion = conectar }: Opciones = {}): Promise<string> {
  const { collection, doc, db } = await conexion();
  return doc(collection(db, tipo)).id;
}

/**
 * Creates an item of the signed-in person from parsed form data. With the same `id` it may be called again after a
 * failure nobody knows the end of: an item that was written after all is brought up to date, so nothing is saved twice.
 * @returns the item's id
 * @throws ErrorDatos 'sin-sesion' | 'sin-permiso' | 'sin-conexion' | 'interno'
 */
export function crearItem<T extends Tipo>(
  tipo: T,
  datos: DatosDe[T],
  { id, conexion = conectar }: Opciones & { id?: string } = {},
): Promise<string> {
  return conErroresDatos(async () => {
    const sdk = await conexion();
    const { collection, db, doc, serverTimestamp, setDoc, uid } = sdk;
    const ref = id ? doc(db, tipo, id) : doc(collection(db, tipo));
    const campos = camposDe(tipo, datos, (categoria) => doc(db, 'categoria', categoria));
    try {
      await aTiempo(
        setDoc(ref, {
          ...campos,
          ...(tipo === 'promo' ? { fecha: serverTimestamp() } : {}),
          refUsuario: doc(db, 'user', uid),
          createdAt: serverTimestamp(),
          updatedAt: serverTimestamp(),
        }),
      );
    } catch (error) {
      if (!(await yaEsMio(sdk, tipo, ref.id))) throw error;
      await sdk.updateDoc(ref, { ...campos, updatedAt: serverTimestamp() });
    }
    return ref.id;
  }, mensajes.post.errorGuardar);
}

/** Whether the item is stored and ours; `false` also when that can't be found out. */
async function yaEsMio({ db, doc, getDoc, uid }: Conexion, tipo: Tipo, id: string): Promise<boolean> {
  try {
    const leido = await getDoc(doc(db, tipo, id));
    return leido.exists() && leido.get('refUsuario')?.id === uid;
  } catch {
    return false; // the first failure is the one worth telling
  }
}

/**
 * Saves an own item's form over the state of it that was read; owner and creation date stay. In a transaction: a change from
 * elsewhere in between is told, not written over. What an earlier try has written already counts as saved.
 * @param version of the item as it was read, or of an `ErrorCambiado` to write over what that one found
 * @throws ErrorCambiado; ErrorDatos 'sin-sesion' | 'no-existe' (deleted meanwhile) | 'sin-permiso' | 'sin-conexion' | 'interno'
 */
export function actualizarItem<T extends Tipo>(
  tipo: T,
  id: string,
  datos: DatosDe[T],
  { version, conexion = conectar }: Opciones & { version: string },
): Promise<void> {
  return conErroresDatos(async () => {
    const { db, doc, runTransaction, serverTimestamp } = await conexion();
    const ref = doc(db, tipo, id);
    const campos = camposDe(tipo, datos, (categoria) => doc(db, 'categoria', categoria));
    await aTiempo(
      runTransaction(db, async (transaccion) => {
        const guardado = (await transaccion.get(ref).catch(noEsta)).data() ?? noEsta();
        if (versionDe(guardado) !== version) {
          if (yaTiene(guardado, campos)) return;
          throw new ErrorCambiado(versionDe(guardado));
        }
        transaccion.update(ref, { ...campos, updatedAt: serverTimestamp() });
      }),
    );
  }, mensajes.post.errorGuardar);
}

/** The rules refuse a missing item and somebody else's alike; this one was ours when it was opened. */
function noEsta(error?: unknown): never {
  if (error !== undefined && comoErrorDatos(error).codigo !== 'sin-permiso') throw error;
  throw new ErrorDatos('no-existe', mensajes.post.yaNoExiste, { cause: error });
}

/** Milliseconds a write may go without an answer. Trying again is safe: nothing is saved twice. */
const PACIENCIA = 30_000;

const aTiempo = <T>(escritura: Promise<T>): Promise<T> =>
  within(PACIENCIA, escritura, () => new ErrorDatos('sin-conexion', mensajes.general.sinConexion));

/**
 * Deletes an own item; its pictures and what points at it are cleaned up by the server.
 * @throws ErrorDatos with the message 'No se pudo eliminar. Intentá de nuevo.', whatever the cause
 */
export async function eliminarItem(
  tipo: Tipo,
  id: string,
  { conexion = conectar }: Opciones = {},
): Promise<void> {
  try {
    const { db, deleteDoc, doc } = await conexion();
    await deleteDoc(doc(db, tipo, id));
  } catch (error) {
    throw new ErrorDatos(comoErrorDatos(error).codigo, mensajes.post.noElimino, { cause: error });
  }
}
