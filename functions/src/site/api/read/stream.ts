import type { Phase } from '@vidriera/domain/agenda/order';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { QueryPlan } from '../../../base/firestore/queries/plan.ts';
import { queryFrom } from '../../../base/firestore/queries.ts';
import { readItem, reportUnreadable, type StoredItem } from '../../../base/firestore/readable-items.ts';
import type { CursorPosition } from './cursor.ts';
import { readFields } from './fields.ts';
import type { ListPlan } from './plan.ts';

/**
 * Most documents read for a page with unreadable or hidden items. The page may then be short or empty; its
 * cursor continues.
 */
const MAX_READS = 200;

/** A document's position in its query's order. */
export type StreamPlace = NonNullable<CursorPosition['after']>;
export interface Placed {
  item: StoredItem<TipoAgenda>;
  /** `null` if a cursor can't express it. */
  place: StreamPlace | null;
}

/** Returns a document's position in its part; `null` if a cursor can't express it. */
export function placeIn(phase: Phase, doc: DocumentSnapshot): StreamPlace | null {
  const fecha: unknown = doc.get(phase === 'sinFecha' ? 'createdAt' : 'proximaFecha');
  const id = itemIdSchema.safeParse(doc.id);
  if (!(fecha instanceof Timestamp) || !id.success) return null;
  return { s: fecha.seconds, n: fecha.nanoseconds, id: id.data };
}

/** Requests `amount` documents of a query after a position or document. */
export function request(
  db: Firestore,
  plan: QueryPlan,
  after: StreamPlace | null | DocumentSnapshot,
  fields: string[],
  amount: number,
) {
  const query = queryFrom(db, plan)
    .select(...fields)
    .limit(amount);
  if (!after) return query.get();
  return (
    's' in after ? query.startAfter(new Timestamp(after.s, after.n), after.id) : query.startAfter(after)
  ).get();
}

export interface Stream {
  found: Placed[];
  after: StreamPlace | null;
  /** The query is exhausted. */
  through: boolean;
  /** Documents read. */
  read: number;
}

interface StreamRequest {
  plan: ListPlan;
  phase: Phase;
  query: QueryPlan;
  /** Returns whether a document belongs on the page. */
  holds: (placed: Placed) => boolean;
}

/**
 * Reads a query from a position until `limit` documents are accepted, it is exhausted, or `MAX_READS` are
 * read. Requests only as many as are missing.
 */
export async function readStream(
  db: Firestore,
  { plan, phase, query, holds }: StreamRequest,
  from: StreamPlace | null,
  limit: number,
): Promise<Stream> {
  const fields = readFields(plan.tipo);
  const found: Placed[] = [];
  const unreadable: string[] = [];
  let after = from;
  let last: DocumentSnapshot | undefined;
  let read = 0;
  let through = false;
  while (!through && found.length < limit && read < MAX_READS) {
    const amount = Math.min(MAX_READS - read, limit - found.length);
    const { docs } = await request(db, query, last ?? after, fields, amount);
    read += docs.length;
    through = docs.length < amount;
    for (const snapshot of docs) {
      last = snapshot;
      const place = placeIn(phase, snapshot);
      after = place ?? after;
      const item = readItem(plan.tipo, snapshot);
      if (!item) unreadable.push(snapshot.ref.path);
      if (!item || !holds({ item, place })) continue;
      found.push({ item, place });
      if (found.length === limit) break;
    }
  }
  reportUnreadable(unreadable);
  return { found, after, through: through && found.length < limit, read };
}
