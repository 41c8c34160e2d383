import { keyOf, NOWHERE } from '@vidriera/domain/agenda/entry';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../firestore/queries.ts';
import { firstWritable, isWritable, type PartRef } from './bounds.ts';
import { readPending } from './pending.ts';
import type { WantedEntries } from './renew.ts';
import { indexOf, type Versions } from './stored.ts';

/** A note, its next step, and the parts it reads. */
export interface Task {
  doc: QueryDocumentSnapshot;
  /** One item, or one creator in each of the parts. */
  pieces: readonly WantedEntries[];
  parts: readonly PartRef[];
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
export type Progress = Pick<QueryDocumentSnapshot, 'updateTime'> & { reached: PartRef };

/** The next step of a creator’s note. Parts doubled meanwhile move entries from i to i or i + n, so none is missed. */
function stepOf(
  versions: Versions,
  all: readonly PartRef[],
  done: PartRef | undefined,
): Pick<Task, 'reached'> & { step: PartRef[] } {
  const rest = all.filter(
    ({ zona, index }) => !done || zona > done.zona || (zona === done.zona && index > done.index),
  );
  const step = firstWritable(versions, rest);
  return { step, reached: rest.length > step.length ? step.at(-1) : undefined };
}

export async function taskOf(
  db: Firestore,
  versions: Versions,
  doc: QueryDocumentSnapshot,
  progress: Progress | undefined,
): Promise<Task | null> {
  const pending = readPending(doc);
  if (pending?.kind === 'item') {
    const parts = pending.zonas.map((zona) => ({
      zona,
      index: indexOf(versions, keyOf(pending), partsOf(versions, zona).length),
    }));
    return { doc, pieces: [{ items: [pending] }], parts };
  }
  if (pending?.kind !== 'owner') return null;
  const zonas = (await placesOf(db, pending.uid)).sort();
  const done = progress?.updateTime.isEqual(doc.updateTime) ? progress.reached : undefined;
  const { step, reached } = stepOf(
    versions,
    zonas.flatMap((zona) => partsOf(versions, zona)),
    done,
  );
  const pieces = step.map((part) => ({ owners: [pending.uid], parts: [part] }));
  return { doc, pieces, parts: step, reached };
}

/** Groups notes that touch the same parts into transactions. */
export function batchesOf(tasks: readonly Task[], versions: Versions): Task[][] {
  const turn = new Map(tasks.map((task, index) => [task, index]));
  const first = (batch: Task[]) => Math.min(...batch.map((task) => turn.get(task) ?? 0));
  return [...batches(tasks, versions)].sort((a, b) => first(a) - first(b));
}

function* batches(tasks: readonly Task[], versions: Versions): Generator<Task[]> {
  let batch: Task[] = [];
  let parts = new Map<string, PartRef>();
  const named = tasks.map((task) => ({
    task,
    parts: task.parts.map((part) => [nameOf(part), part] as const),
  }));
  for (const { task, parts: own } of named.sort((a, b) => (String(a.parts) < String(b.parts) ? -1 : 1))) {
    const both = new Map([...parts, ...own]);
    const goesIn = batch.length === 0 || isWritable(versions, [...both.values()]);
    if (!goesIn) yield batch;
    batch = goesIn ? [...batch, task] : [task];
    parts = goesIn ? both : new Map(own);
  }
  if (batch.length > 0) yield batch;
}
