import { reasonsOf } from '@vidriera/domain/complaint/counts';
import { hasGrave, LANES, type Lane } from '@vidriera/domain/complaint/lanes';
import type { CaseRow, LaneCases, Waiting } from '@vidriera/domain/desk/wire-schema';
import { subjectId } from '@vidriera/domain/held/subject-schema';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { isOwnCase } from '../complaints/moderators.ts';
import { type Case, readCase } from '../complaints/stored.ts';

type QueueDeps = Pick<Deps, 'db'>;

/** Cases of a page, before those of one author are folded. */
const AT_ONCE = 50;

/** Returns the head of each lane of the queue, with how many wait there. @param by the moderator */
export const readQueue = (deps: QueueDeps, by: string): Promise<LaneCases[]> =>
  Promise.all(LANES.map((lane) => readLane(deps, lane, { by, after: null })));

/** Returns a page of a lane, first those that wait longest. An unreadable case is logged and left out. */
export async function readLane(
  { db }: QueueDeps,
  lane: Lane,
  { by, after }: { by: string; after: Waiting | null },
): Promise<LaneCases> {
  const query = queryFrom(db, queries.casesInLane(lane));
  const rest = after ? query.startAfter(new Date(after.since), after.id) : query;
  const [counted, { docs }] = await Promise.all([query.count().get(), rest.limit(AT_ONCE + 1).get()]);
  const page = docs.slice(0, AT_ONCE);
  return {
    lane,
    count: counted.data().count,
    cases: folded(readable(page, readCase), by),
    next: docs.length > AT_ONCE ? placeOf(page.at(-1)) : null,
  };
}

const placeOf = (last: QueryDocumentSnapshot | undefined): Waiting | null =>
  last ? { since: last.get('waitsSince').toMillis(), id: last.id } : null;

/** Puts later cases of an author under the first one. Grave ones stand alone. */
function folded(cases: readonly Case[], by: string): LaneCases['cases'] {
  const heads = new Map<string, LaneCases['cases'][number]>();
  for (const of of cases) {
    if (isOwnCase(of, by)) continue;
    const head = hasGrave(of.counts) ? undefined : heads.get(of.creador);
    if (head) head.folded.push(rowOf(of));
    else heads.set(hasGrave(of.counts) ? subjectId(of.subject) : of.creador, { ...rowOf(of), folded: [] });
  }
  return [...heads.values()];
}

export const rowOf = (of: Case): CaseRow => ({
  id: subjectId(of.subject),
  subject: of.subject,
  titulo: of.titulo,
  status: of.status === 'alone' ? 'held' : of.status,
  isWaiting: of.waiting,
  isAppealed: of.appealed,
  reasons: reasonsOf(of.counts),
  complaints: Object.values(of.counts)
    .flatMap((counts) => Object.values(counts ?? {}))
    .reduce((sum, count) => sum + count, 0),
  firstAt: of.firstAt.getTime(),
  lastAt: of.lastAt.getTime(),
  returnsAt: of.returnsAt?.getTime() ?? null,
});
