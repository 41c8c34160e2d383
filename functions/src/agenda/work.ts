import { keyOf, NOWHERE } from 'domain/agenda/entry';
import { TIPOS_AGENDA } from 'domain/values/ids';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { timeLeft } from '../daily/time-left.ts';
import type { Deps } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { aQuery, queries } from '../shared/queries.ts';
import { FAILED_PRECONDITION, grpcCode, NOT_FOUND, refs } from '../shared/refs.ts';
import { askForAll, ownerOfNote, readPending } from './pending.ts';
import { renew, versionsOf, type Wanted } from './renew.ts';
import { repairAll } from './repair.ts';
import { indexOf, type Versions } from './stored.ts';
import { readTurn } from './turns.ts';

/** Notes in a page. */
const PAGE = 200;
/** After so long in one page, in milliseconds, the worker reads a new one: an owner who came meanwhile is in it. */
const PAGE_MS = 1000;
/** Parts that one transaction touches, or one thing of more: with 300 KB each, half of the 10 MiB that a request may have. */
const PARTS = 16;

/** How many pending documents were done with, and how many parts were written. */
export type WorkOutcome = { done: number; parts: number };
type WorkDeps = Pick<Deps, 'db' | 'now'>;

/** A pending document, what it asks for, and the parts that says. */
interface Task {
  doc: QueryDocumentSnapshot;
  wanted: Wanted;
  parts: readonly string[];
}

/** The zonas somebody publishes in: one read for each and kind, however much it is. */
async function placesOf(db: Firestore, uid: string): Promise<string[]> {
  const zonas = new Set<string>();
  for (const tipo of TIPOS_AGENDA) {
    const query = aQuery(db, queries.placesOf(tipo, uid)).select('zona').limit(1);
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

const partsOf = ({ zonas }: Versions, zona: string): string[] =>
  Array.from({ length: zonas[zona]?.length || 1 }, (_, index) => `${zona}-${index}`);

async function taskOf(db: Firestore, versions: Versions, doc: QueryDocumentSnapshot): Promise<Task | null> {
  const pending = readPending(doc);
  if (pending?.kind === 'item') {
    const parts = pending.zonas.map(
      (zona) => `${zona}-${indexOf(versions, keyOf(pending), partsOf(versions, zona).length)}`,
    );
    return { doc, wanted: { items: [pending], owners: [] }, parts };
  }
  if (pending?.kind !== 'owner') return null;
  const zonas = await placesOf(db, pending.uid);
  const parts = zonas.flatMap((zona) => partsOf(versions, zona));
  return { doc, wanted: { items: [], owners: [{ uid: pending.uid, zonas }] }, parts };
}

/** Puts together what one transaction does: what touches the same parts. The batch with the page's first note comes first, and so on. */
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

/** Takes away what was done, unless it was asked for again meanwhile. @returns how many */
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

/** A run of the worker. */
interface Run {
  outcome: WorkOutcome;
  /** Ids of notes that failed: they are left for the next run. */
  failed: Set<string>;
  errors: unknown[];
  /** Notes that were done of each owner: the next page begins with who had the fewest. */
  served: Map<string, number>;
}

/** The notes of a page, those of the owners first who had the fewest done: time may end a page after its first batch. */
const fewestFirst = <T extends { id: string }>(
  page: readonly T[],
  served: ReadonlyMap<string, number>,
): T[] =>
  page.toSorted((a, b) => (served.get(ownerOfNote(a.id)) ?? 0) - (served.get(ownerOfNote(b.id)) ?? 0));

/** Does one page of notes, as many as its time allows and one batch at least. A batch that fails is logged and left, and the rest goes on. */
async function doPage(
  { db }: WorkDeps,
  page: readonly QueryDocumentSnapshot[],
  { outcome, failed, errors, served }: Run,
): Promise<void> {
  const isInTime = timeLeft(PAGE_MS);
  const strange = page.filter((doc) => readPending(doc) === null);
  if (strange.length > 0)
    logger.error('agenda: nothing is asked for', { paths: strange.map(({ ref }) => ref.path) });
  await takeAway(strange);
  const versions = versionsOf(await refs.agenda(db).get());
  const read = await Promise.all(fewestFirst(page, served).map((doc) => taskOf(db, versions, doc)));
  for (const [index, batch] of batchesOf(read.filter((task) => task !== null)).entries()) {
    if (index > 0 && !isInTime()) return;
    try {
      const wanted = {
        items: batch.flatMap((task) => task.wanted.items),
        owners: batch.flatMap((task) => task.wanted.owners),
      };
      outcome.parts += await renew(db, wanted);
      outcome.done += await takeAway(batch.map(({ doc }) => doc));
      for (const { doc } of batch)
        served.set(ownerOfNote(doc.id), (served.get(ownerOfNote(doc.id)) ?? 0) + 1);
    } catch (error) {
      logger.error('agenda: left', { count: batch.length, path: batch[0]?.doc.ref.path, error });
      for (const { doc } of batch) failed.add(doc.id);
      errors.push(error);
    }
  }
}

/**
 * Does all that is pending, until nothing is: what came meanwhile too. Owners take turns (turns.ts), so nobody's thousand edits keep another's
 * one waiting. Items and people are read as they are now, so order and repetition of what asked for it don't matter, and killed anywhere it goes
 * on with the next run. Where not all was ever made, all is.
 * @param left whether there is time for more; asked after each page
 * @throws AggregateError of what failed, when the rest is done; Error for what time was not left for: both are to be run again
 */
export async function work(deps: WorkDeps, left: () => boolean = () => true): Promise<WorkOutcome> {
  const run: Run = { outcome: { done: 0, parts: 0 }, failed: new Set(), errors: [], served: new Map() };
  const { outcome, failed, errors } = run;
  if (!versionsOf(await refs.agenda(deps.db).get()).hecha) await askForAll(deps.db);
  for (let after = '', seen = 0; ; ) {
    const { page, next } = await readTurn(deps.db, { after, failed, size: PAGE });
    after = next;
    seen += page.length;
    const all = page.find((doc) => readPending(doc)?.kind === 'all');
    if (all) outcome.parts += await repairAll(deps, all, left);
    if (all) outcome.done++;
    if (page.length > 0) await doPage(deps, page, run);
    if (page.length > 0 && !left()) throw new Error('agenda: something is left for want of time');
    if (next !== '') continue;
    if (seen === 0) break;
    seen = 0;
  }
  if (errors.length > 0) throw new AggregateError(errors, `agenda: ${errors.length} left`);
  return outcome;
}
