import type { Tipo } from 'domain/ids';
import { itemIdSchema } from 'domain/ids-schema';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { z } from 'domain/zod';
import { type Conexion, conectar } from './conexion.ts';
import { comoErrorDatos, conErroresDatos, ErrorDatos } from './errores.ts';
import { type ItemPropio, leerDocumento } from './esquemas.ts';

type Opciones = { conexion?: () => Promise<Conexion> };

/**
 * An own item, parsed.
 * @throws ErrorDatos 'no-existe' | 'no-es-tuyo' | 'sin-sesion' | 'sin-conexion' | 'interno' (stored, but unreadable)
 */
export function leerItem<T extends Tipo>(
  tipo: T,
  id: string,
  { conexion = conectar }: Opciones = {},
): Promise<ItemPropio<T>> {
  return conErroresDatos(async () => {
    if (!itemIdSchema.safeParse(id).success) throw noExiste(tipo, id);
    const { db, doc, getDoc, uid } = await conexion();
    const leido = await getDoc(doc(db, tipo, id)).catch(esAjeno);
    if (!leido.exists()) throw noExiste(tipo, id);
    const item = leerDocumento(tipo, id, leido.data());
    if (item.refUsuario.id !== uid) throw new ErrorDatos('no-es-tuyo', mensajes.post.noEsTuyo);
    return item;
  }, mensajes.lista.errorDatos);
}

/** The rules refuse what is somebody else's, and what does not exist alike. */
function esAjeno(error: unknown): never {
  const fallo = comoErrorDatos(error);
  if (fallo.codigo !== 'sin-permiso') throw error;
  throw new ErrorDatos('no-es-tuyo', mensajes.post.noEsTuyo, { cause: error });
}

const noExiste = (tipo: Tipo, id: string): ErrorDatos =>
  new ErrorDatos('no-existe', `No existe ${tipo} con id ${id}`);

/** One page of somebody's own items, newest first. `cursor` asks for the next one, `null` when there is none. */
export type PaginaPropia<T extends Tipo = Tipo> = { items: ItemPropio<T>[]; cursor: string | null };

/** A place in the list: creation time (seconds and nanoseconds) and id of the last item shown. */
const cursorSchema = z
  .string()
  .regex(/^\d+\.\d+\.[^/]+$/)
  .transform((texto) => {
    const [segundos = '', nanos = '', ...id] = texto.split('.');
    return { segundos: Number(segundos), nanos: Number(nanos), id: id.join('.') };
  });

/**
 * A page of the signed-in person's own items of a kind, hidden ones included.
 * @param cursor from the page before, or `null` for the first.
 * @param limite items a page; the rules let a query ask for `LIMITES.paginaMax` at most, one of which tells whether there is more.
 * @throws ErrorDatos 'sin-sesion' | 'sin-conexion' | 'interno'
 */
export function listarPropios<T extends Tipo>(
  tipo: T,
  cursor: string | null = null,
  { conexion = conectar, limite = LIMITES.pagina }: Opciones & { limite?: number } = {},
): Promise<PaginaPropia<T>> {
  return conErroresDatos(async () => {
    const sdk = await conexion();
    const { collection, db, doc, documentId, getDocs, limit, orderBy, query, startAfter, Timestamp, where } =
      sdk;
    const cuantos = Math.min(limite, LIMITES.paginaMax - 1);
    const desde = cursor ? cursorSchema.parse(cursor) : null;
    const { docs } = await getDocs(
      query(
        collection(db, tipo),
        where('refUsuario', '==', doc(db, 'user', sdk.uid)),
        orderBy('createdAt', 'desc'),
        orderBy(documentId(), 'desc'),
        ...(desde ? [startAfter(new Timestamp(desde.segundos, desde.nanos), desde.id)] : []),
        limit(cuantos + 1),
      ),
    );
    const pagina = docs.slice(0, cuantos);
    const ultimo = pagina.at(-1);
    const creado = ultimo?.get('createdAt');
    return {
      items: pagina.map((uno) => leerDocumento(tipo, uno.id, uno.data())),
      cursor: ultimo && docs.length > cuantos ? `${creado.seconds}.${creado.nanoseconds}.${ultimo.id}` : null,
    };
  }, mensajes.lista.noCargaronDatos);
}
