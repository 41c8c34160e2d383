import { keyOf } from '@vidriera/domain/agenda/entry';
import { localTime } from '@vidriera/domain/values/local-time';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { countOf } from './bounds.ts';
import { type CurrentItems, readEntries } from './entries.ts';
import type { Pace } from './pace.ts';
import { changedZona, writeChanges, type ZonaChange } from './parts.ts';
import { partIndexOf, partVersionsOf, type Versions } from './stored.ts';
import { joinTargets, type Targets } from './targets.ts';

/** A target that can't be written even alone. */
interface Unwritten<T> {
  target: T;
  error: unknown;
}

/**
 * Writes all together; where that fails, each half, down to each by itself. So one that can’t be written blocks no other.
 * @param left returns whether time remains for a failed half
 */
export async function writeEach<T>(
  all: readonly T[],
  write: (some: readonly T[]) => Promise<void>,
  left: () => boolean,
): Promise<Unwritten<T>[]> {
  try {
    if (all.length > 0) await write(all);
    return [];
  } catch (error) {
    if (all.length === 1 || !left()) return all.map((target) => ({ target, error }));
    const middle = Math.ceil(all.length / 2);
    return [
      ...(await writeEach(all.slice(0, middle), write, left)),
      ...(await writeEach(all.slice(middle), write, left)),
    ];
  }
}

/** The parts to read, by zona: of the items where they are and may have been, and those named. */
function indexesOf(
  versions: Versions,
  { items, parts }: Required<Targets>,
  { entries }: CurrentItems,
): Map<string, Set<number>> {
  const indexes = new Map<string, Set<number>>();
  const add = (zona: string, index: number) => indexes.set(zona, (indexes.get(zona) ?? new Set()).add(index));
  for (const [i, item] of items.entries()) {
    const zona = entries[i]?.zona ?? null;
    for (const place of new Set([...item.zonas, ...(zona === null ? [] : [zona])]))
      add(place, partIndexOf(versions, keyOf(item), countOf(versions, place)));
  }
  for (const { zona, index } of parts) if (index < countOf(versions, zona)) add(zona, index);
  return indexes;
}

/** Takes targets from items to parts, in one transaction. Repeated, it writes nothing. @returns parts written */
function update({ db, now }: Pick<Deps, 'db' | 'now'>, targets: Required<Targets>): Promise<number> {
  return db.runTransaction(async (tx) => {
    const time = localTime(now());
    const versions = partVersionsOf(await tx.get(refs.agenda(db)));
    const current = await readEntries(tx, db, { ...targets, time });
    const changes: ZonaChange[] = [];
    for (const [zona, indexes] of indexesOf(versions, targets, current)) {
      const change = await changedZona(tx, db, { versions, zona, current, time }, indexes);
      if (change) changes.push(change);
    }
    if (changes.length === 0) return 0;
    writeChanges(tx, db, versions, changes);
    return changes.reduce((sum, { parts }) => sum + parts.length, 0);
  });
}

/** Updates targets; where that fails, each by itself. */
export type Update = <T extends Targets>(
  targets: readonly T[],
) => Promise<{ parts: number; failed: Unwritten<T>[] }>;

export const updater =
  (deps: Pick<Deps, 'db' | 'now'>, { pace, left }: { pace: Pace; left: () => boolean }): Update =>
  async (targets) => {
    let parts = 0;
    const write = async (some: readonly Targets[]) => {
      parts += await pace(() => update(deps, joinTargets(some)));
    };
    const failed = await writeEach(targets, write, left);
    return { parts, failed };
  };
