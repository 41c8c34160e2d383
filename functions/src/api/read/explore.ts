import { type ExploreParams, type Page, pageSchema } from 'domain/api/schema';
import { searchWords } from 'domain/item/search';
import { type Author, type Card, cardOf, cardSchema } from 'domain/item/wire-schema';
import type { Tipo } from 'domain/values/ids';
import { LIMITS } from 'domain/values/limits';
import { agendaDay, localTime } from 'domain/values/local-time';
import type { Firestore } from 'firebase-admin/firestore';
import { reportUnreadable, type StoredItem } from '../../shared/readable-items.ts';
import { type Position, writeCursor } from './cursor.ts';
import { authorOf, readAuthors } from './owners.ts';
import { type ReadPage, readPage } from './page.ts';
import { plan } from './plan.ts';

export type ReadDeps = { db: Firestore; now: () => Date };
export type ExploreRequest = Omit<ExploreParams, 'cursor' | 'limit' | 'q'> & {
  q?: string;
  limit?: number;
  cursor?: Position | null | undefined;
};

/** What was read as cards, its owners joined; what breaks the wire contract is left out. */
export function cardsOf<T extends Tipo>(
  tipo: T,
  items: StoredItem<T>[],
  authors: Map<string, Author>,
  now: Date,
): Card[] {
  const cards = items.map(({ id, uid, doc }) => {
    const usuario = authors.get(uid) ?? authorOf(uid, null, now);
    return cardSchema.safeParse(cardOf(tipo, doc, { id, usuario, now })).data ?? null;
  });
  reportUnreadable(items.filter((_, i) => !cards[i]).map(({ id }) => `${tipo}/${id}`));
  return cards.filter((card) => card !== null);
}

/** A page that was read as a page of the wire contract, its owners joined in one batched read. */
export async function toPage<T extends Tipo>(
  { db, now }: { db: Firestore; now: Date },
  tipo: T,
  { items, more }: ReadPage<T>,
): Promise<Page> {
  const authors = await readAuthors(
    { db, now },
    items.map(({ uid }) => uid),
  );
  return pageSchema.parse({
    items: cardsOf(tipo, items, authors, now),
    cursor: more ? writeCursor({ ...more, tipo }) : null,
  });
}

/** `GET /api/explore`: one page of one kind, upcoming first; nothing for a search without a letter or number. Reads: see docs/data.md. */
export async function explore(
  { db, now }: ReadDeps,
  { cursor = null, limit = LIMITS.page, ...request }: ExploreRequest,
): Promise<Page> {
  if (request.q && searchWords(request.q).length === 0) return { items: [], cursor: null };
  const at = now();
  const planned = plan(request, agendaDay(localTime(cursor ? new Date(cursor.at) : at)));
  return toPage({ db, now: at }, request.tipo, await readPage(db, planned, { from: cursor, now: at, limit }));
}
