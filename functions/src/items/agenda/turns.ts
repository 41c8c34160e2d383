import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { AFTER_OWNER, ownerOfNote } from './notes.ts';

const READ = 200;
/** After this many notes of one creator, the next query skips to another. */
const ENOUGH = READ / 2;
/** Most queries per page. */
const QUERIES = 5;

export interface TurnOptions {
  /** `next` of the page before; ‘’ at the start. */
  after: string;
  /** Ids to skip. */
  failed: Pick<ReadonlySet<string>, 'has'>;
  /** Notes per page; more if there are more creators. */
  size: number;
}

/** Interleaves notes round-robin. */
export function inTurns<T>(queues: readonly (readonly T[])[]): T[] {
  const most = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    queues.flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat();
}

/**
 * Reads a page of notes, round-robin by creator. A creator with thousands of notes costs one query. @returns the page, and the start of
 * the next; ‘’ at the end
 */
export async function readTurn(
  db: Firestore,
  { after, failed, size }: TurnOptions,
): Promise<{ page: QueryDocumentSnapshot[]; next: string }> {
  const queues = new Map<string, QueryDocumentSnapshot[]>();
  const query = queryFrom(db, queries.pending()).limit(READ);
  let next = after;
  for (let i = 0; i < QUERIES && queues.size < size; i++) {
    const { docs } = await (next ? query.startAfter(next) : query).get();
    for (const doc of docs) {
      if (failed.has(doc.id)) continue;
      const owner = ownerOfNote(doc.id);
      queues.set(owner, [...(queues.get(owner) ?? []), doc]);
    }
    const last = docs.at(-1);
    if (!last || docs.length < READ) {
      next = '';
      break;
    }
    const owner = ownerOfNote(last.id);
    next = (queues.get(owner)?.length ?? 0) >= ENOUGH ? `${owner}${AFTER_OWNER}` : last.id;
  }
  return { page: inTurns([...queues.values()]).slice(0, Math.max(size, queues.size)), next };
}
