import type { ItemPublico } from 'domain/api';
import { itemPublicoSchema } from 'domain/api-schema';
import { enlaceSeguro } from 'domain/enlace';
import type { Tipo } from 'domain/ids';
import { rutaDeUrl } from 'domain/imagen';
import { refs, uidDeReferencia } from '../../shared/refs.ts';
import { imagenesDe, leerItem } from '../../shared/stored-item.ts';
import { campos } from './card.ts';
import type { ReadDeps } from './explore.ts';
import { autorDe, leerAutores } from './owners.ts';

/** `GET /api/items/{tipo}/{id}`; `null` when there is none, or none that may be seen. Two reads. */
export async function detalle(
  { db }: Pick<ReadDeps, 'db'>,
  tipo: Tipo,
  id: string,
): Promise<ItemPublico | null> {
  const snapshot = await refs.item(db, tipo, id).get();
  const doc = snapshot.exists ? leerItem(tipo, snapshot.data()) : null;
  if (!doc?.visible) return null;
  const uid = uidDeReferencia(doc.refUsuario) ?? 'nadie';
  const autor = (await leerAutores(db, [{ doc }])).get(uid) ?? autorDe(uid, null);
  return itemPublicoSchema.parse({
    ...campos(tipo, id, doc, autor),
    descripcionReserva: 'descripcionReserva' in doc ? doc.descripcionReserva : '',
    linkReserva: 'linkReserva' in doc ? enlaceSeguro(doc.linkReserva) : null,
    imagenes: imagenesDe(doc).flatMap((url) => rutaDeUrl(url) ?? []),
  });
}
