import type { Page } from '@vidriera/domain/api/schema';
import { type Orden, ordersLinks, placedLinks } from '@vidriera/domain/orden/orden';
import { LIMITS } from '@vidriera/domain/values/limits';
import { queries } from '../../../base/firestore/queries.ts';
import type { StoredItem } from '../../../base/firestore/readable-items.ts';
import { type ReadDeps, toPage } from './cards.ts';
import type { CursorPosition } from './cursor.ts';
import { type ReadPage, readRecent } from './page.ts';

/**
 * Returns a page of a creator's links. Without an order it reads only the page. With one it reads all links, 500 at
 * most: a new link may stand anywhere among them.
 */
export async function readLinks(
  { db, now }: ReadDeps,
  uid: string,
  orden: Orden,
  from: CursorPosition | null,
  limit: number,
): Promise<Page> {
  const at = now();
  const recent = (options: { from: CursorPosition | null; limit: number }) =>
    readRecent(db, 'link', queries.links(uid), { ...options, now: at });
  if (!ordersLinks(orden)) return toPage({ db, now: at }, 'link', await recent({ from, limit }));

  const { items, read } = await recent({ from: null, limit: LIMITS.itemsPerTipo });
  const byId = new Map(items.map((item) => [item.id, item]));
  const placed = placedLinks(orden, [...byId.keys()]);
  const begin = from?.after ? following(placed, from.after) : 0;
  const part = placed.slice(begin, begin + limit);
  const shown = part.flatMap(([id]) => byId.get(id) ?? []);
  const more = begin + limit < placed.length ? cursorAfter(shown.at(-1), begin + limit, at) : null;
  const page = await toPage({ db, now: at }, 'link', { items: shown, more, read });
  const placeOf = new Map(part);
  return { ...page, items: page.items.map((card) => ({ ...card, ...placeOf.get(card.id) })) };
}

type After = NonNullable<CursorPosition['after']>;

/** Returns the index after a cursor's link, wherever it stands by now; where it stood, if it is gone. */
function following(placed: readonly (readonly [id: string, unknown])[], { id, w = 0 }: After): number {
  const at = placed.findIndex(([placedId]) => placedId === id);
  return at < 0 ? w : at + 1;
}

/** The link's time is for the case that the order goes before the next page: then links stand newest first again. */
function cursorAfter(
  last: StoredItem<'link'> | undefined,
  index: number,
  now: Date,
): ReadPage<'link'>['more'] {
  if (!last) return null;
  const ms = (last.doc.createdAt ?? now).getTime();
  const after = { s: Math.floor(ms / 1000), n: (ms % 1000) * 1e6, id: last.id as After['id'], w: index };
  return { phase: 'sinFecha', at: now.getTime(), after };
}
