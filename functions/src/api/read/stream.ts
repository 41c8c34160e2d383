import type { Phase } from '@vidriera/domain/agenda/order';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { aQuery, type QueryPlan } from '../../shared/queries.ts';
import { readItem, reportUnreadable, type StoredItem } from '../../shared/readable-items.ts';
import type { CursorPosition } from './cursor.ts';
import { readFields } from './fields.ts';
import type { ListPlan } from './plan.ts';

/** Most documents one request reads of a list of which not all can be shown. A page that ends here may be short, even empty; its cursor goes on. */
const MAX_READS = 200;

/** A document's place in the order of its query. */
export type StreamPlace = NonNullable<CursorPosition['after']>;
/** What passes, with the place it was read at. */
export interface Placed {
  item: StoredItem<TipoAgenda>;
  /** `null`: it has none that a cursor can name. */
  place: StreamPlace | null;
}

/** A document's place in the order of its part; `null` for one that can't be named in a cursor. */
export function placeIn(phase: Phase, doc: DocumentSnapshot): StreamPlace | null {
  const fecha: unknown = doc.get(phase === 'sinFecha' ? 'createdAt' : 'proximaFecha');
  const id = itemIdSchema.safeParse(doc.id);
  if (!(fecha instanceof Timestamp) || !id.success) return null;
  return { s: fecha.seconds, n: fecha.nanoseconds, id: id.data };
}

/** Asks for `amount` documents of a query, from a place on or after a document. */
export function request(
  db: Firestore,
  asked: QueryPlan,
  after: StreamPlace | null | DocumentSnapshot,
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

export interface Stream {
  found: Placed[];
  /** How far it was read. */
  after: StreamPlace | null;
  /** Nothing more is there. */
  through: boolean;
  /** Documents that were read for it. */
  read: number;
}

interface Asked {
  plan: ListPlan;
  phase: Phase;
  query: QueryPlan;
  /** Whether what passes belongs on the page. */
  holds: (one: Placed) => boolean;
}

/**
 * Reads a query from a place on until `limit` documents pass, it is through, or `MAX_READS` are read. Only so
 * many are asked for as are wanted, and others in the place of those that are left out.
 */
export async function readStream(
  db: Firestore,
  { plan, phase, query, holds }: Asked,
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
