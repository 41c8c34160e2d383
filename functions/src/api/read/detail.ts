import { type PublicItem, publicItemOf, publicItemSchema } from 'domain/item/wire-schema';
import type { Tipo } from 'domain/values/ids';
import { readItem } from '../../shared/readable-items.ts';
import { refs } from '../../shared/refs.ts';
import type { ReadDeps } from './explore.ts';
import { authorOf, readAuthors } from './owners.ts';

/** `GET /api/items/{tipo}/{id}`; `null` when there is none, or none that may be seen. Two reads. */
export async function detail({ db, now }: ReadDeps, tipo: Tipo, id: string): Promise<PublicItem | null> {
  const item = readItem(tipo, await refs.item(db, tipo, id).get());
  if (!item?.doc.visible) return null;
  const { uid, doc } = item;
  const author = (await readAuthors(db, [uid])).get(uid) ?? authorOf(uid, null);
  return publicItemSchema.parse(publicItemOf(tipo, doc, { id, usuario: author, now: now() }));
}
