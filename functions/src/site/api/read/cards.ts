import { type Page, pageSchema } from '@vidriera/domain/api/schema';
import { cardOf } from '@vidriera/domain/item/public-item';
import { type Author, type Card, cardSchema } from '@vidriera/domain/item/wire-schema';
import { placeByCode } from '@vidriera/domain/localidad/places';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { reportUnreadable, type StoredItem } from '../../../base/firestore/readable-items.ts';
import { withoutListed } from '../../../items/links/links-of.ts';
import { writeCursor } from './cursor.ts';
import { authorOf, readAuthors } from './owners.ts';
import type { ReadPage } from './page.ts';

export type ReadDeps = { db: Firestore; now: () => Date };

/**
 * Returns cards with their owners. Leaves out cards that break the wire contract.
 * @param cities cards name their city, in lists of more than one
 */
export function cardsOf<T extends Tipo>(
  tipo: T,
  items: StoredItem<T>[],
  authors: Map<string, Author>,
  now: Date,
  cities = false,
): Card[] {
  const cards = items.map(({ id, uid, doc }) => {
    const usuario = authors.get(uid) ?? authorOf(uid, null, now);
    const place = cities && 'localidadEfectiva' in doc ? placeByCode(doc.localidadEfectiva) : null;
    const card = {
      ...cardOf(tipo, withoutListed(tipo, doc), { id, usuario, now }),
      ...(place && { ciudad: place.ciudad }),
    };
    return cardSchema.safeParse(card).data ?? null;
  });
  reportUnreadable(items.filter((_, i) => !cards[i]).map(({ id }) => `${tipo}/${id}`));
  return cards.filter((card) => card !== null);
}

/** Returns a page with its owners, which one batched read joins. */
export async function toPage<T extends Tipo>(
  { db, now, cities }: { db: Firestore; now: Date; cities?: boolean },
  tipo: T,
  { items, more }: ReadPage<T>,
): Promise<Page> {
  const authors = await readAuthors(
    { db, now },
    items.map(({ uid }) => uid),
  );
  return pageSchema.parse({
    items: cardsOf(tipo, items, authors, now, cities),
    cursor: more ? writeCursor({ ...more, tipo }) : null,
  });
}
