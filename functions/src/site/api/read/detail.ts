import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { publicItemOf } from '@vidriera/domain/item/public-item';
import { type ItemOwner, type PublicItem, publicItemSchema } from '@vidriera/domain/item/wire-schema';
import { placeByCode, shownOf } from '@vidriera/domain/localidad/places';
import type { Tipo } from '@vidriera/domain/values/ids';
import { readVisible, type StoredItem } from '../../../base/firestore/readable-items.ts';
import { type Timed, timed } from '../../../base/time/lifetime.ts';
import { withoutListed } from '../../../items/links/links-of.ts';
import type { ReadDeps } from './cards.ts';
import { readOwner } from './owners.ts';
import { readCreador } from './profile.ts';

/** An item on the wire, and as stored. */
export interface WholeItem<T extends Tipo = Tipo> {
  item: PublicItem;
  stored: Stored[T];
}

/**
 * `GET /api/items/{tipo}/{id}`; `null` for missing or hidden ones. Two reads; a promo three, for its place;
 * one more until its trigger has run.
 */
export const detail = async (deps: ReadDeps, tipo: Tipo, id: string): Promise<PublicItem | null> =>
  (await readWhole(deps, tipo, id))?.item ?? null;

/** How long something made of an item stays valid: until the end of its publishing. What only its address shows is cached nowhere. */
export function timedItem<B>(body: B, { item, stored }: WholeItem, now: Date): Timed<B> {
  if (stored.visibilidad !== 'publico') return { body, trueFor: 0 };
  const { trueFor } = timed(body, [item], now);
  const { publicarHasta } = stored;
  const left = publicarHasta ? Math.floor((publicarHasta.getTime() - now.getTime()) / 1000) : trueFor;
  return { body, trueFor: Math.min(trueFor, left) };
}

/** The same with the stored item. */
export async function readWhole<T extends Tipo>(
  { db, now }: ReadDeps,
  tipo: T,
  id: string,
): Promise<WholeItem<T> | null> {
  const item = await readVisible({ db, now }, tipo, id);
  return item && wholeOf({ db, now }, tipo, item);
}

/** Returns a stored item as it is on the wire, also a hidden one. */
export async function wholeOf<T extends Tipo>(
  { db, now }: ReadDeps,
  tipo: T,
  { id, uid, doc }: StoredItem<T>,
): Promise<WholeItem<T>> {
  const at = now();
  const [owner, creador] = await Promise.all([
    readOwner({ db, now: at }, uid),
    tipo === 'promo' ? readCreador(db, uid) : null,
  ]);
  const usuario: ItemOwner = creador ? { ...owner, direccion: creador.direccion } : owner;
  const place = placeByCode(doc.localidadEfectiva);
  const localidad = place ? shownOf(place) : undefined;
  return {
    item: publicItemSchema.parse(
      publicItemOf(tipo, withoutListed(tipo, doc), { id, usuario, localidad, now: at }),
    ),
    stored: doc,
  };
}
