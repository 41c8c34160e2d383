import { keyOf, NOWHERE } from '@vidriera/domain/agenda/entry';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { countOf, firstWritable, isWritable, type PartRef } from './bounds.ts';
import { type Note, readNote } from './notes.ts';
import { partIndexOf, type Versions } from './stored.ts';
import type { Targets } from './targets.ts';

/** A note, its next step, and the parts it reads. */
export interface Task {
  note: QueryDocumentSnapshot;
  /** One item, or one creator in each of the parts. */
  targets: readonly Targets[];
  parts: readonly PartRef[];
  /** The last part of this step, if more steps follow. */
  reached?: PartRef | undefined;
}

/** Finished steps of a note; void once the note is rewritten. */
export type Progress = Pick<QueryDocumentSnapshot, 'updateTime'> & { reached: PartRef };

/** The zonas of a creator’s items. */
async function zonasOf(db: Firestore, uid: string): Promise<string[]> {
  const zonas = new Set<string>();
  for (const tipo of TIPOS_AGENDA) {
    const query = queryFrom(db, queries.placesOf(tipo, uid)).select('zona').limit(1);
    for (let next = query; ; ) {
      const [first] = (await next.get()).docs;
      if (!first) break;
      const zona: unknown = first.get('zona');
      for (const name of typeof zona === 'string' ? [zona] : NOWHERE) zonas.add(name);
      next = query.startAfter(zona ?? null);
    }
  }
  return [...zonas].sort();
}

const isAfter = (a: PartRef, b: PartRef): boolean =>
  a.zona > b.zona || (a.zona === b.zona && a.index > b.index);

/** The next step of a creator’s note. Parts doubled meanwhile move entries from i to i or i + n, so none is missed. */
async function stepOf(
  db: Firestore,
  versions: Versions,
  uid: string,
  done: PartRef | undefined,
): Promise<Omit<Task, 'note'>> {
  const all = (await zonasOf(db, uid)).flatMap((zona) =>
    Array.from({ length: countOf(versions, zona) }, (_, index) => ({ zona, index })),
  );
  const rest = all.filter((part) => !done || isAfter(part, done));
  const parts = firstWritable(versions, rest);
  return {
    targets: parts.map((part) => ({ owners: [uid], parts: [part] })),
    parts,
    reached: rest.length > parts.length ? parts.at(-1) : undefined,
  };
}

const partsOfItem = (versions: Versions, { tipo, id, zonas }: Extract<Note, { kind: 'item' }>): PartRef[] =>
  zonas.map((zona) => ({
    zona,
    index: partIndexOf(versions, keyOf({ tipo, id }), countOf(versions, zona)),
  }));

/** Returns what a note asks for; `null` if it names no item and no creator. */
export async function taskOf(
  db: Firestore,
  versions: Versions,
  note: QueryDocumentSnapshot,
  progress: Progress | undefined,
): Promise<Task | null> {
  const read = readNote(note);
  if (read?.kind === 'item')
    return { note, targets: [{ items: [read] }], parts: partsOfItem(versions, read) };
  if (read?.kind !== 'owner') return null;
  const done = progress?.updateTime.isEqual(note.updateTime) ? progress.reached : undefined;
  return { note, ...(await stepOf(db, versions, read.uid, done)) };
}

/** The first task, and those after it whose parts one transaction can write too. */
export function batchOf(tasks: readonly Task[], versions: Versions): Task[] {
  const parts = new Map<string, PartRef>();
  const nameOf = ({ zona, index }: PartRef): string => `${zona}-${index}`;
  return tasks.filter((task, i) => {
    const more = task.parts.filter((part) => !parts.has(nameOf(part)));
    if (i > 0 && !isWritable(versions, [...parts.values(), ...more])) return false;
    for (const part of more) parts.set(nameOf(part), part);
    return true;
  });
}
