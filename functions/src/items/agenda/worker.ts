import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { FAILED_PRECONDITION, grpcCode, NOT_FOUND } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { askForAll, ownerOfNote, readNote } from './notes.ts';
import { buildPace, type Pace, paced } from './pace.ts';
import { repairAll } from './repair.ts';
import { readPartVersions } from './stored.ts';
import { batchOf, type Progress, taskOf } from './tasks.ts';
import { readTurn } from './turns.ts';
import { updater } from './update.ts';

/** Notes read at a time. */
const PAGE = 200;

export type WorkOutcome = { done: number; parts: number };

/** Deletes finished notes that were not requested again. @returns how many */
async function deleteNotes(notes: readonly QueryDocumentSnapshot[]): Promise<number> {
  const deleted = notes.map(({ ref, updateTime }) =>
    ref.delete({ lastUpdateTime: updateTime }).then(
      () => 1,
      (error: unknown) => {
        if ([FAILED_PRECONDITION, NOT_FOUND].includes(grpcCode(error) ?? -1)) return 0;
        throw error;
      },
    ),
  );
  return (await Promise.all(deleted)).reduce((sum, count) => sum + count, 0);
}

async function deleteUnreadable(notes: readonly QueryDocumentSnapshot[]): Promise<void> {
  const unreadable = notes.filter((note) => readNote(note) === null);
  if (unreadable.length === 0) return;
  logger.error('agenda: unreadable notes', { paths: unreadable.map(({ ref }) => ref.path) });
  await deleteNotes(unreadable);
}

/**
 * Drains the queue of notes, and builds a missing agenda. Each turn reads notes of all creators in rotation, writes one batch of them, and
 * begins with the first creator that the turn before left out. Items are read as they are now, so order and repetition do not matter.
 * @param left returns whether time remains
 * @param pace throttles writes of versions
 * @throws AggregateError of failures; Error when time runs out. Run again after both
 */
export async function work(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  left: () => boolean = () => true,
  pace: Pace = paced(),
): Promise<WorkOutcome> {
  const outcome: WorkOutcome = { done: 0, parts: 0 };
  /** By note id, left for the next run. */
  const failed = new Map<string, unknown>();
  /** By note id. Lost in a crash: repeated steps write nothing. */
  const progress = new Map<string, Progress>();
  const update = updater({ db, now }, { pace, left });
  const fail = ({ ref, id }: QueryDocumentSnapshot, error: unknown): void => {
    logger.error('agenda: note failed', { path: ref.path, error });
    failed.set(id, error);
  };

  /** Writes the first batch of some notes. @returns the first creator without a note in it */
  const writeBatch = async (notes: readonly QueryDocumentSnapshot[]): Promise<string | undefined> => {
    const versions = await readPartVersions(db);
    const found = await Promise.all(notes.map((note) => taskOf(db, versions, note, progress.get(note.id))));
    const tasks = found.filter((task) => task !== null);
    const batch = batchOf(tasks, versions);
    const written = await update(
      batch.flatMap(({ note, targets }) => targets.map((target) => ({ note, ...target }))),
    );
    outcome.parts += written.parts;
    for (const { target, error } of written.failed) fail(target.note, error);
    const done = batch.filter(({ note }) => !failed.has(note.id));
    for (const { note, reached } of done)
      if (reached) progress.set(note.id, { updateTime: note.updateTime, reached });
      else progress.delete(note.id);
    const finished = done.flatMap(({ note, reached }) => (reached ? [] : [note]));
    try {
      outcome.done += await deleteNotes(finished);
    } catch (error) {
      for (const note of finished) fail(note, error);
    }
    const owners = new Set(batch.map(({ note }) => ownerOfNote(note.id)));
    const leftOut = tasks.find(({ note }) => !owners.has(ownerOfNote(note.id)));
    return leftOut && ownerOfNote(leftOut.note.id);
  };

  if (!(await readPartVersions(db)).isComplete) await askForAll(db);
  for (let after = '', seen = 0; ; ) {
    const { page, next } = await readTurn(db, { after, failed, size: PAGE });
    seen += page.length;
    after = next;
    const all = page.find((note) => readNote(note)?.kind === 'all');
    if (all) {
      outcome.parts += await repairAll({ db, now }, all, left, buildPace(pace));
      outcome.done++;
    }
    if (page.length > 0) {
      await deleteUnreadable(page);
      after = (await writeBatch(page)) ?? next;
      if (!left()) throw new Error('agenda: no time left for the remaining notes');
    }
    if (after !== '') continue;
    if (seen === 0) break;
    seen = 0;
  }
  if (failed.size > 0) throw new AggregateError([...failed.values()], `agenda: failed notes: ${failed.size}`);
  return outcome;
}
