import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { FAILED_PRECONDITION, grpcCode, NOT_FOUND, refs } from '../firestore/refs.ts';
import { logger } from '../process/logger.ts';
import { timeLeft } from '../time/time-left.ts';
import { buildPace, type Pace, paced } from './pace.ts';
import { askForAll, ownerOfNote, readPending } from './pending.ts';
import { renew, versionsOf } from './renew.ts';
import { repairAll } from './repair.ts';
import { batchesOf, type Progress, type Task, taskOf } from './tasks.ts';
import { readTurn } from './turns.ts';
import { writeEach } from './write-each.ts';

const PAGE = 200;
/** Milliseconds per page, so that newcomers get a turn. */
const PAGE_MS = 1000;

export type WorkOutcome = { done: number; parts: number };
type WorkDeps = Pick<Deps, 'db' | 'now'>;

/** Deletes finished notes that were not requested again. @returns how many */
async function takeAway(docs: readonly QueryDocumentSnapshot[]): Promise<number> {
  const taken = docs.map(({ ref, updateTime }) =>
    ref.delete({ lastUpdateTime: updateTime }).then(
      () => 1,
      (error: unknown) => {
        if ([FAILED_PRECONDITION, NOT_FOUND].includes(grpcCode(error) ?? -1)) return 0;
        throw error;
      },
    ),
  );
  return (await Promise.all(taken)).reduce((sum, one) => sum + one, 0);
}

interface Run {
  outcome: WorkOutcome;
  /** Failed notes, left for the next run. */
  failed: Set<string>;
  errors: unknown[];
  /** Finished notes by creator: the fewest go first. */
  served: Map<string, number>;
  /** By note id. Lost in a crash: repeated steps write nothing. */
  progress: Map<string, Progress>;
  pace: Pace;
  left: () => boolean;
}

/** Sorts a page: creators with the fewest finished notes first. */
const fewestFirst = <T extends { id: string }>(
  page: readonly T[],
  served: ReadonlyMap<string, number>,
): T[] =>
  page.toSorted((a, b) => (served.get(ownerOfNote(a.id)) ?? 0) - (served.get(ownerOfNote(b.id)) ?? 0));

/** Logs a failed note, and leaves it to the next run. */
function leave({ failed, errors }: Run, { ref, id }: QueryDocumentSnapshot, error: unknown): void {
  logger.error('agenda: note failed', { path: ref.path, error });
  failed.add(id);
  errors.push(error);
}

/** Writes a batch, where it fails note by note. @returns the notes without a failure */
async function doBatch(deps: WorkDeps, batch: readonly Task[], run: Run): Promise<Task[]> {
  const { outcome, failed, pace, left } = run;
  const pieces = batch.flatMap(({ doc, pieces }) => pieces.map((wanted) => ({ doc, wanted })));
  const write = async (some: readonly (typeof pieces)[number][]) => {
    const wanted = {
      items: some.flatMap(({ wanted }) => wanted.items ?? []),
      owners: [...new Set(some.flatMap(({ wanted }) => wanted.owners ?? []))],
      parts: some.flatMap(({ wanted }) => wanted.parts ?? []),
    };
    outcome.parts += await pace(() => renew(deps, wanted));
  };
  for (const { one, error } of await writeEach(pieces, write, left)) leave(run, one.doc, error);
  return batch.filter(({ doc }) => !failed.has(doc.id));
}

/** Processes a page until its time ends, at least one batch. Logs failed notes and leaves them. */
async function doPage(deps: WorkDeps, page: readonly QueryDocumentSnapshot[], run: Run): Promise<void> {
  const { db } = deps;
  const { outcome, served, progress } = run;
  const isInTime = timeLeft(PAGE_MS);
  const strange = page.filter((doc) => readPending(doc) === null);
  if (strange.length > 0)
    logger.error('agenda: unreadable notes', { paths: strange.map(({ ref }) => ref.path) });
  await takeAway(strange);
  const versions = versionsOf(await refs.agenda(db).get());
  const read = await Promise.all(
    fewestFirst(page, served).map((doc) => taskOf(db, versions, doc, progress.get(doc.id))),
  );
  const tasks = read.filter((task) => task !== null);
  for (const [index, batch] of batchesOf(tasks, versions).entries()) {
    if (index > 0 && !isInTime()) return;
    const done = await doBatch(deps, batch, run);
    try {
      outcome.done += await takeAway(done.flatMap(({ doc, reached }) => (reached ? [] : [doc])));
    } catch (error) {
      for (const { doc } of done) leave(run, doc, error);
      continue;
    }
    for (const { doc, reached } of done) {
      if (reached) progress.set(doc.id, { updateTime: doc.updateTime, reached });
      else progress.delete(doc.id);
      served.set(ownerOfNote(doc.id), (served.get(ownerOfNote(doc.id)) ?? 0) + 1);
    }
  }
}

/**
 * Drains the queue, round-robin by creator, and builds a missing agenda. Items are read anew, so order and repetition do not matter.
 * @param left returns whether time remains
 * @param pace throttles writes of versions
 * @throws AggregateError of failures; Error when time runs out. Run again after both
 */
export async function work(
  deps: WorkDeps,
  left: () => boolean = () => true,
  pace: Pace = paced(),
): Promise<WorkOutcome> {
  const run: Run = {
    outcome: { done: 0, parts: 0 },
    failed: new Set(),
    errors: [],
    served: new Map(),
    progress: new Map(),
    pace,
    left,
  };
  const { outcome, failed, errors } = run;
  if (!versionsOf(await refs.agenda(deps.db).get()).isComplete) await askForAll(deps.db);
  for (let after = '', seen = 0; ; ) {
    const { page, next } = await readTurn(deps.db, { after, failed, size: PAGE });
    after = next;
    seen += page.length;
    const all = page.find((doc) => readPending(doc)?.kind === 'all');
    if (all) outcome.parts += await repairAll(deps, all, left, buildPace(pace));
    if (all) outcome.done++;
    if (page.length > 0) await doPage(deps, page, run);
    if (page.length > 0 && !left()) throw new Error('agenda: no time left for the remaining notes');
    if (next !== '') continue;
    if (seen === 0) break;
    seen = 0;
  }
  if (errors.length > 0) throw new AggregateError(errors, `agenda: failed notes: ${failed.size}`);
  return outcome;
}
