import { type ExploreParams, type Page, pageSchema } from 'domain/api/schema';
import { searchWords } from 'domain/item/search';
import { type Author, type Card, cardOf, cardSchema } from 'domain/item/wire-schema';
import type { Tipo } from 'domain/values/ids';
import { LIMITS } from 'domain/values/limits';
import { agendaDay, localTime } from 'domain/values/local-time';
import type { Firestore } from 'firebase-admin/firestore';
import type { ReadBudget } from '../../shared/read-budget.ts';
import { reportUnreadable, type StoredItem } from '../../shared/readable-items.ts';
import { tooMuch } from '../http/failures.ts';
import { type Position, writeCursor } from './cursor.ts';
import { authorOf, readAuthors } from './owners.ts';
import { type ReadPage, readPage } from './page.ts';
import { type Plan, plan } from './plan.ts';
import { MAX_READS } from './stream.ts';

export type ReadDeps = { db: Firestore; now: () => Date };
/** The budget for what is looked through. Without one nothing is bounded but by each request. */
export type ExploreDeps = ReadDeps & { lookedThrough?: ReadBudget | undefined };
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

/** The most that one search of an instance looks through, by all instances together (`shared/options.ts`) some 6,000 documents a second. */
export const LOOKED_THROUGH = { perSecond: 300, most: 12_000 };

/**
 * Has a list read that an index answers; one whose documents must be looked through only while the budget has some left. What can't be read costs
 * the budget nothing, or a database that fails for a while would have searches put off afterwards.
 * @throws ApiFailure 503; what `read` throws
 */
export async function withinBudget<T extends ReadPage>(
  { passes }: Plan,
  budget: ReadBudget | undefined,
  read: () => Promise<T>,
): Promise<T> {
  if (!passes || !budget) return read();
  if (!budget.take(MAX_READS)) throw tooMuch();
  let spent = 0;
  try {
    const page = await read();
    spent = page.read;
    return page;
  } finally {
    budget.giveBack(MAX_READS - spent);
  }
}

/**
 * `GET /api/explore`: one page of one kind, upcoming first; nothing for a search without a letter or number. Reads: see docs/data.md.
 * @throws ApiFailure 503 while the instance has looked through too much for others
 */
export async function explore(
  { db, now, lookedThrough }: ExploreDeps,
  { cursor = null, limit = LIMITS.page, ...request }: ExploreRequest,
): Promise<Page> {
  if (request.q && searchWords(request.q).length === 0) return { items: [], cursor: null };
  const at = now();
  const planned = plan(request, agendaDay(localTime(cursor ? new Date(cursor.at) : at)));
  const read = () => readPage(db, planned, { from: cursor, now: at, limit });
  return toPage({ db, now: at }, request.tipo, await withinBudget(planned, lookedThrough, read));
}
