import { type Dia, midnight } from 'domain/values/fecha';
import type { Tipo, TipoAgenda } from 'domain/values/ids';
import { itemIdSchema } from 'domain/values/ids-schema';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { aQuery, type Phase, type QueryPlan, queries } from '../../shared/queries.ts';
import { readItem, reportUnreadable, type StoredItem } from '../../shared/readable-items.ts';
import type { Position } from './cursor.ts';
import { readFields } from './fields.ts';
import type { Plan } from './plan.ts';

/**
 * Most documents one request reads of a list when not all of them pass (several search words, or a window of dates over
 * courses and promos). A page that ends here may be short, even empty; its cursor goes on.
 */
export const MAX_READS = 200;
/** Documents asked for at a time while not all pass. */
const BATCH = 50;

/** `more` is there whenever the page is full: nothing is read to know whether the next one holds anything. */
export type ReadPage<T extends Tipo = Tipo> = { items: StoredItem<T>[]; more: Position | null };

/** A document's place in the order of its part; `null` for one that can't be named in a cursor. */
function place(phase: Phase, doc: DocumentSnapshot): Position['after'] {
  const fecha: unknown = doc.get(phase === 'sinFecha' ? 'createdAt' : 'proximaFecha');
  const id = itemIdSchema.safeParse(doc.id);
  if (!(fecha instanceof Timestamp) || !id.success) return null;
  return { s: fecha.seconds, n: fecha.nanoseconds, id: id.data };
}

/** Asks for `amount` documents of a query, from a place on or after a document. */
function request(
  db: Firestore,
  asked: QueryPlan,
  after: Position['after'] | DocumentSnapshot,
  fields: string[],
  amount: number,
) {
  const query = aQuery(db, asked)
    .select(...fields)
    .limit(amount);
  if (!after) return query.get();
  return (
    's' in after ? query.startAfter(new Timestamp(after.s, after.n), after.id) : query.startAfter(after)
  ).get();
}

/**
 * Reads one page of an agenda, part after part. Without `plan.passes` it reads `limit` documents at most (and one empty
 * answer for each part that is through); with it, or where documents can't be read, `MAX_READS` at most.
 */
export async function readPage(
  db: Firestore,
  plan: Plan,
  { from, today, limit }: { from: Position | null; today: Dia; limit: number },
): Promise<ReadPage<TipoAgenda>> {
  const dia = from?.dia ?? today;
  const cut = midnight(dia);
  if (!cut) throw new RangeError(`Not a day: ${dia}`);
  const fields = readFields(plan.tipo, plan.passes !== null);
  const phases = plan.phases.slice(Math.max(0, from ? plan.phases.indexOf(from.phase) : 0));
  const items: StoredItem<TipoAgenda>[] = [];
  const unreadable: string[] = [];
  let after = from?.after ?? null;
  let read = 0;
  const left = () => Math.min(MAX_READS, plan.passes ? MAX_READS : limit + unreadable.length) - read;
  const page = (more: Position | null) => {
    reportUnreadable(unreadable);
    return { items, more };
  };

  for (const phase of phases) {
    const asked = queries.agenda({ tipo: plan.tipo, phase, today: cut, ...plan.filter });
    let last: DocumentSnapshot | undefined;
    for (;;) {
      const amount = Math.min(left(), plan.passes ? BATCH : limit - items.length);
      const { docs } = await request(db, asked, last ?? after, fields, amount);
      read += docs.length;
      for (const snapshot of docs) {
        last = snapshot;
        after = place(phase, snapshot) ?? after;
        const item = readItem(plan.tipo, snapshot);
        if (!item) unreadable.push(snapshot.ref.path);
        if (!item || (plan.passes && !plan.passes(item.doc))) continue;
        items.push(item);
        if (items.length === limit) return page({ phase, dia, after });
      }
      if (left() <= 0) return page({ phase, dia, after });
      if (docs.length < amount) break;
    }
    after = null;
  }
  return page(null);
}

/** Reads one page of a query ordered by `createdAt`: at most `limit` documents. */
export async function readRecent<T extends Tipo>(
  db: Firestore,
  tipo: T,
  asked: QueryPlan,
  { from, today, limit }: { from: Position | null; today: Dia; limit: number },
): Promise<ReadPage<T>> {
  const { docs } = await request(db, asked, from?.after ?? null, readFields(tipo, false), limit);
  const last = docs.length === limit ? docs.findLast((doc) => place('sinFecha', doc)) : undefined;
  const items = docs.map((snapshot) => readItem(tipo, snapshot));
  reportUnreadable(docs.filter((_, i) => !items[i]).map(({ ref }) => ref.path));
  return {
    items: items.filter((item) => item !== null),
    more: last ? { phase: 'sinFecha', dia: today, after: place('sinFecha', last) } : null,
  };
}
