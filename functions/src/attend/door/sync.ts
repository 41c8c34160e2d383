import { MAX_DOORS, MAX_DOORS_EACH } from '@vidriera/domain/door/limits';
import { type Marks, mergeMarks, WALK_INS } from '@vidriera/domain/door/register';
import type { Tick } from '@vidriera/domain/door/wire-schema';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isNonce } from '../door-register/nonce.ts';
import { doorName, readDoor } from '../door-register/stored.ts';
import { isExpiring, readDoors, startedBy } from './open.ts';
import {
  type DoorDeps,
  type DoorRefusal,
  type ListAt,
  type Standing,
  standingAt,
  type Who,
} from './standing.ts';

interface SyncRequest {
  door: string;
  ticks: readonly Tick[];
  /** Versions of doors that the phone has. */
  known: Readonly<Record<string, number>>;
}

export type SyncRefusal = DoorRefusal | 'forged' | 'too-many-doors';

/**
 * Stores a phone's ticks, all or none, and returns what other doors noted since. Idempotent: the higher number wins. A withdrawn helper's
 * ticks of the last hour count, marked as late, and its phone hears nothing.
 */
export async function syncDoor(deps: DoorDeps, at: ListAt, who: Who, { door, ticks, known }: SyncRequest) {
  const outcome = ticks.length > 0 ? await keep(deps, at, who, door, ticks) : await listen(deps, at, who);
  if (typeof outcome === 'string') return outcome;
  if (outcome.isLate) return [];
  const doors = await readDoors(deps, at);
  return doors.filter((otherDoor) => otherDoor.version !== known[otherDoor.door]);
}

async function listen(deps: DoorDeps, at: ListAt, who: Who): Promise<Standing | DoorRefusal> {
  const standing = await standingAt(deps, at, who);
  if (typeof standing === 'string') return standing;
  if (!standing.list) return 'not-found';
  // The night got longer, or shorter.
  return isExpiring(standing) ? startedBy(deps, at, who) : standing;
}

/** Merges ticks into the phone's own door. */
function keep(
  deps: DoorDeps,
  at: ListAt,
  who: Who,
  secret: string,
  ticks: readonly Tick[],
): Promise<Standing | SyncRefusal> {
  return deps.db.runTransaction(async (tx) => {
    const standing = await standingAt(deps, at, who, tx, true);
    if (typeof standing === 'string') return standing;
    const { list, by, keptUntil, isLate } = standing;
    if (!list) return 'not-found';
    if (ticks.some(({ party }) => party !== WALK_INS && !isNonce(list.key, party))) return 'forged';
    const all = refs.doorMarks(deps.db, at);
    const ref = all.doc(doorName(by, secret));
    const stored = readDoor(await tx.get(ref));
    if (!stored) {
      const { docs } = await tx.get(all.select('by'));
      const own = docs.filter((doc) => doc.get('by') === by).length;
      if (docs.length >= MAX_DOORS || own >= MAX_DOORS_EACH) return 'too-many-doors';
    }
    const before = stored?.marks ?? {};
    const marks = ticks.reduce<Marks>(
      (merged, { party, seq, arrived }) => mergeMarks(merged, { [party]: { seq, arrived } }),
      before,
    );
    const changed = Object.entries(marks).flatMap(([party, mark]) => (before[party] === mark ? [] : [party]));
    if (changed.length === 0) return standing;
    const late = [...new Set([...(stored?.late ?? []), ...(isLate ? changed : [])])];
    tx.set(ref, { marks, version: (stored?.version ?? 0) + 1, by, late, expiresAt: keptUntil });
    return standing;
  }, PATIENT);
}
