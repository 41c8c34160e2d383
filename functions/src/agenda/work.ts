import { keyOf, NOWHERE } from '@vidriera/domain/agenda/entry';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { timeLeft } from '../daily/time-left.ts';
import type { Deps } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { queries, queryFrom } from '../shared/queries.ts';
import { FAILED_PRECONDITION, grpcCode, NOT_FOUND, refs } from '../shared/refs.ts';
import { buildPace, type Pace, paced } from './pace.ts';
import { askForAll, ownerOfNote, readPending } from './pending.ts';
import { PARTS, type PartRef, renew, versionsOf, type WantedEntries } from './renew.ts';
import { repairAll } from './repair.ts';
import { indexOf, type Versions } from './stored.ts';
import { readTurn } from './turns.ts';

const PAGE = 200;
/** Milliseconds per page, so that newcomers get a turn. */
const PAGE_MS = 1000;

export type WorkOutcome = { done: number; parts: number };
type WorkDeps = Pick<Deps, 'db' | 'now'>;

/** A note, its next step, and the parts it reads. */
interface Task {
  doc: QueryDocumentSnapshot;
  wanted: WantedEntries;
  parts: readonly string[];
  /** The last part of this step. */
  reached?: PartRef | undefined;
}

async function placesOf(db: Firestore, uid: string): Promise<string[]> {
  const zonas = new Set<string>();
  for (const tipo of TIPOS_AGENDA) {
    const query = queryFrom(db, queries.placesOf(tipo, uid)).select('zona').limit(1);
    for (let next = query; ; ) {
      const [first] = (await next.get()).docs;
      if (!first) break;
      const zona: unknown = first.get('zona');
      for (const one of typeof zona === 'string' ? [zona] : NOWHERE) zonas.add(one);
      next = query.startAfter(zona ?? null);
    }
  }
  return [...zonas];
}

const nameOf = ({ zona, index }: PartRef): string => `${zona}-${index}`;
const partsOf = ({ zonas }: Versions, zona: string): PartRef[] =>
  Array.from({ length: zonas[zona]?.length || 1 }, (_, index) => ({ zona, index }));

/** Finished steps of a note; void once the note is rewritten. */
type Progress = Pick<QueryDocumentSnapshot, 'updateTime'> & { reached: PartRef };

/** The next step of a creator’s note. Parts doubled meanwhile move entries from i to i or i + n, so none is missed. */
function stepOf(
  all: readonly PartRef[],
  done: PartRef | undefined,
): Pick<Task, 'reached'> & { step: PartRef[] } {
  const rest = all.filter(
    ({ zona, index }) => !done || zona > done.zona || (zona === done.zona && index > done.index),
  );
  const step = rest.slice(0, PARTS);
  return { step, reached: rest.length > PARTS ? step.at(-1) : undefined };
}

async function taskOf(
  db: Firestore,
  versions: Versions,
  doc: QueryDocumentSnapshot,
  progress: Progress | undefined,
): Promise<Task | null> {
  const pending = readPending(doc);
  if (pending?.kind === 'item') {
    const parts = pending.zonas.map(
      (zona) => `${zona}-${indexOf(versions, keyOf(pending), partsOf(versions, zona).length)}`,
    );
    return { doc, wanted: { items: [pending] }, parts };
  }
  if (pending?.kind !== 'owner') return null;
  const zonas = (await placesOf(db, pending.uid)).sort();
  const done = progress?.updateTime.isEqual(doc.updateTime) ? progress.reached : undefined;
  const { step, reached } = stepOf(
    zonas.flatMap((zona) => partsOf(versions, zona)),
    done,
  );
  return { doc, wanted: { owners: [pending.uid], parts: step }, parts: step.map(nameOf), reached };
}

/** Groups notes that touch the same parts into transactions. */
function batchesOf(tasks: readonly Task[]): Task[][] {
  const turn = new Map(tasks.map((task, index) => [task, index]));
  const first = (batch: Task[]) => Math.min(...batch.map((task) => turn.get(task) ?? 0));
  return [...batches(tasks)].sort((a, b) => first(a) - first(b));
}

function* batches(tasks: readonly Task[]): Generator<Task[]> {
  let batch: Task[] = [];
  let parts = new Set<string>();
  for (const task of tasks.toSorted((a, b) => (a.parts.join() < b.parts.join() ? -1 : 1))) {
    if (batch.length > 0 && parts.union(new Set(task.parts)).size > PARTS) {
      yield batch;
      batch = [];
      parts = new Set();
    }
    batch.push(task);
    parts = parts.union(new Set(task.parts));
  }
  if (batch.length > 0) yield batch;
}

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
}

/** Sorts a page: creators with the fewest finished notes first. */
const fewestFirst = <T extends { id: string }>(
  page: readonly T[],
  served: ReadonlyMap<string, number>,
): T[] =>
  page.toSorted((a, b) => (served.get(ownerOfNote(a.id)) ?? 0) - (served.get(ownerOfNote(b.id)) ?? 0));

/** Processes a page until its time ends, at least one batch. Logs failed batches and leaves them. */
async function doPage(
  deps: WorkDeps,
  page: readonly QueryDocumentSnapshot[],
  { outcome, failed, errors, served, progress, pace }: Run,
): Promise<void> {
  const { db } = deps;
  const isInTime = timeLeft(PAGE_MS);
  const strange = page.filter((doc) => readPending(doc) === null);
  if (strange.length > 0)
    logger.error('agenda: unreadable notes', { paths: strange.map(({ ref }) => ref.path) });
  await takeAway(strange);
  const versions = versionsOf(await refs.agenda(db).get());
  const read = await Promise.all(
    fewestFirst(page, served).map((doc) => taskOf(db, versions, doc, progress.get(doc.id))),
  );
  for (const [index, batch] of batchesOf(read.filter((task) => task !== null)).entries()) {
    if (index > 0 && !isInTime()) return;
    try {
      const wanted = {
        items: batch.flatMap((task) => task.wanted.items ?? []),
        owners: batch.flatMap((task) => task.wanted.owners ?? []),
        parts: batch.flatMap((task) => task.wanted.parts ?? []),
      };
      outcome.parts += await pace(() => renew(deps, wanted));
      outcome.done += await takeAway(batch.flatMap(({ doc, reached }) => (reached ? [] : [doc])));
      for (const { doc, reached } of batch) {
        if (reached) progress.set(doc.id, { updateTime: doc.updateTime, reached });
        else progress.delete(doc.id);
      }
      for (const { doc } of batch)
        served.set(ownerOfNote(doc.id), (served.get(ownerOfNote(doc.id)) ?? 0) + 1);
    } catch (error) {
      logger.error('agenda: batch failed', { count: batch.length, path: batch[0]?.doc.ref.path, error });
      for (const { doc } of batch) failed.add(doc.id);
      errors.push(error);
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
  if (errors.length > 0) throw new AggregateError(errors, `agenda: failed batches: ${errors.length}`);
  return outcome;
}
