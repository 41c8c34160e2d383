import { partsOf } from '@vidriera/domain/held/subject-schema';
import { FieldValue } from 'firebase-admin/firestore';
import { caseOf, readCase } from '../complaints/stored.ts';
import { followSuspension } from '../complaints/suspension.ts';
import type { Deps } from '../firestore/admin.ts';
import { readHold } from '../firestore/held.ts';
import { refs } from '../firestore/refs.ts';
import { clear, hold } from '../held/hold.ts';
import { isSameHold, LASTING, lastingHold } from '../held/record.ts';
import { type RecordedHold, recordedHolds } from '../people/hold-ledger.ts';
import { isClosed } from '../people/is-gone.ts';

export type HoldReplay = {
  replayed: string[];
  same: number;
  newer: string[];
  unreadable: string[];
  failed: string[];
};
type ReplayedHold = 'replayed' | 'same' | 'newer';
type ReplayDeps = Pick<Deps, 'db' | 'bucket' | 'now'>;

/**
 * Holds and clears after a restore what the ledger says. Later holds and decisions stay. A run may be interrupted and repeated.
 * @param dryRun changes nothing
 * @throws the signal’s reason
 */
export async function replayHolds(
  deps: ReplayDeps,
  { dryRun, signal, log }: { dryRun: boolean; signal: AbortSignal; log: (line: string) => void },
): Promise<HoldReplay> {
  const replay: HoldReplay = { replayed: [], same: 0, newer: [], unreadable: [], failed: [] };
  for await (const { name, hold: recorded } of recordedHolds(deps.bucket)) {
    signal.throwIfAborted();
    if (!recorded) {
      replay.unreadable.push(name);
      log(`${name} is unreadable: check it by hand`);
      continue;
    }
    try {
      const outcome = await replayOne(deps, recorded, dryRun);
      if (outcome === 'same') replay.same++;
      else replay[outcome].push(name);
      if (outcome === 'newer') log(`${name} was decided again since, and stays`);
      if (outcome === 'replayed') log(`${name} ${dryRun ? 'differs' : 'is as recorded again'}`);
    } catch (error) {
      replay.failed.push(name);
      log(`${name} failed: ${error instanceof Error ? error.message : error}`);
    }
  }
  return replay;
}

async function replayOne(deps: ReplayDeps, recorded: RecordedHold, dryRun: boolean): Promise<ReplayedHold> {
  const { db, now } = deps;
  const { subject, suspendedUntil } = recorded;
  const { kind, id } = partsOf(subject);
  const thing = kind === 'user' ? refs.user(db, id) : refs.item(db, kind, id);
  const [found, held, decided] = await db.getAll(thing, refs.held(db, subject), caseOf(db, subject));
  if (!found?.exists || isClosed(found)) return 'same';
  if (isSameHold(withoutOver(recorded, now()), await lastingHold(deps, subject))) return 'same';
  const { complaints: _, ...reasons } = readHold(held)?.reasons ?? {};
  const changes = [...Object.values(reasons), readCase(decided)?.decidedAt ?? null];
  if (changes.some((at) => at !== null && at > recorded.when)) return 'newer';
  if (dryRun) return 'replayed';
  for (const reason of LASTING)
    if (recorded.reasons.includes(reason)) await hold(deps, subject, reason);
    else await clear(deps, subject, reason);
  if (kind === 'user') {
    await thing.update({ suspendedUntil: suspendedUntil ?? FieldValue.delete() });
    await followSuspension(deps, id);
  }
  return 'replayed';
}

/** A suspension that ended meanwhile holds nothing. */
function withoutOver({ reasons, suspendedUntil }: RecordedHold, now: Date) {
  if (!suspendedUntil || suspendedUntil > now) return { reasons, suspendedUntil };
  return { reasons: reasons.filter((reason) => reason !== 'suspension'), suspendedUntil: null };
}
