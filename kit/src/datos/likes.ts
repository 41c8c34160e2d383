import { CAMPO_LIKES, TIPOS, type Tipo } from 'domain/ids';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { usuarioDocSchema } from 'domain/usuario-schema';
import { type Conexion, conectar } from './conexion.ts';
import { conErroresDatos, ErrorDatos } from './errores.ts';

type Opciones = { conexion?: () => Promise<Conexion> };

/** Ids of what somebody likes, per kind, latest first. */
export type Likes = Record<Tipo, string[]>;

/**
 * What the signed-in person likes, from their own document; nothing while they have none.
 * @throws ErrorDatos 'sin-sesion' | 'sin-conexion' | 'interno'
 */
export function misLikes({ conexion = conectar }: Opciones = {}): Promise<Likes> {
  return conErroresDatos(async () => {
    const { db, doc, getDoc, uid } = await conexion();
    const leido = await getDoc(doc(db, 'user', uid));
    const usuario = leido.exists() ? usuarioDocSchema.parse(leido.data()) : null;
    const idsDe = (tipo: Tipo) => usuario?.[CAMPO_LIKES[tipo]].map(({ id }) => id).toReversed() ?? [];
    return Object.fromEntries(TIPOS.map((tipo) => [tipo, idsDe(tipo)])) as Likes;
  }, mensajes.lista.noCargaronDatos);
}

/**
 * Adds an item to the person's likes; one already there stays once. The count on the item follows by itself.
 * @throws ErrorDatos 'lleno' (`LIMITES.likes` of that kind) | 'sin-sesion' | 'sin-conexion' | 'interno'
 */
export function darLike(tipo: Tipo, id: string, { conexion = conectar }: Opciones = {}): Promise<void> {
  return conErroresDatos(async () => {
    const sdk = await conexion();
    const likes = await misLikes({ conexion: async () => sdk });
    if (likes[tipo].includes(id)) return;
    if (likes[tipo].length >= LIMITES.likes) {
      throw new ErrorDatos('lleno', `Llegaste a ${LIMITES.likes} likes. Quitá alguno para sumar otro.`);
    }
    await sdk.updateDoc(sdk.doc(sdk.db, 'user', sdk.uid), {
      [CAMPO_LIKES[tipo]]: sdk.arrayUnion(sdk.doc(sdk.db, tipo, id)),
      updated_time: sdk.serverTimestamp(),
    });
  });
}

/** Takes an item out of the person's likes. @throws ErrorDatos 'sin-sesion' | 'sin-conexion' | 'interno' */
export function quitarLike(tipo: Tipo, id: string, { conexion = conectar }: Opciones = {}): Promise<void> {
  return conErroresDatos(async () => {
    const { arrayRemove, db, doc, serverTimestamp, uid, updateDoc } = await conexion();
    await updateDoc(doc(db, 'user', uid), {
      [CAMPO_LIKES[tipo]]: arrayRemove(doc(db, tipo, id)),
      updated_time: serverTimestamp(),
    });
  });
}
