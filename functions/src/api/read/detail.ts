import { type Owner, type PublicItem, publicItemOf, publicItemSchema } from 'domain/item/wire-schema';
import type { Tipo } from 'domain/values/ids';
import { readItem } from '../../shared/readable-items.ts';
import { refs } from '../../shared/refs.ts';
import type { ReadDeps } from './explore.ts';
import { readOwner } from './owners.ts';
import { readCreador } from './profile.ts';

/** `GET /api/items/{tipo}/{id}`; `null` when there is none, or none that may be seen. Two reads; of a promo three, for where it is used. */
export async function detail({ db, now }: ReadDeps, tipo: Tipo, id: string): Promise<PublicItem | null> {
  const item = readItem(tipo, await refs.item(db, tipo, id).get());
  if (!item?.doc.visible) return null;
  const { uid, doc } = item;
  const at = now();
  const [owner, creador] = await Promise.all([
    readOwner({ db, now: at }, uid),
    tipo === 'promo' ? readCreador(db, uid) : null,
  ]);
  const usuario: Owner = creador ? { ...owner, direccion: creador.direccion } : owner;
  return publicItemSchema.parse(publicItemOf(tipo, doc, { id, usuario, now: at }));
}
