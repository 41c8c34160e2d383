import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { aQuery, queries } from '../shared/queries.ts';
import { AFTER_OWNER, ownerOfNote } from './pending.ts';

/** Notes that one query reads. */
const READ = 200;
/** With so many notes of the last owner at hand, the next query begins at the owner after. */
const ENOUGH = READ / 2;
/** Queries for one page, at most. */
const QUERIES = 5;

export interface TurnOptions {
  /** Where this page begins: `next` of the page before; '' at the beginning. */
  after: string;
  /** Ids of notes to leave out. */
  failed: ReadonlySet<string>;
  /** Notes in a page, at most; more where more owners were read, for each has its first note in the page. */
  size: number;
}

/** Takes the first note of each owner, then the second of each, and so on. */
export function inTurns<T>(queues: readonly (readonly T[])[]): T[] {
  const most = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    queues.flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat();
}

/**
 * Reads the next page of notes, round-robin by owner. One owner's notes stand together by their ids, so an owner with thousands costs one query:
 * the next query begins at the owner after.
 * @returns the page, and where the next one begins; '' when this one reached the end
 */
export async function readTurn(
  db: Firestore,
  { after, failed, size }: TurnOptions,
): Promise<{ page: QueryDocumentSnapshot[]; next: string }> {
  const queues = new Map<string, QueryDocumentSnapshot[]>();
  const query = aQuery(db, queries.pending()).limit(READ);
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
