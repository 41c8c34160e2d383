import { stateOfHold } from '@vidriera/domain/complaint/acts';
import { withOrder, withoutOrder } from '@vidriera/domain/held/reasons';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { type RecordedHold, recordedHolds } from '../../base/people/hold-ledger.ts';
import { carryOut } from '../../trust/complaints/carry-out.ts';
import { newRound } from '../../trust/complaints/new-round.ts';
import { isThere, reasonsIn, stoodIn } from '../../trust/complaints/stood.ts';
import { thingOf } from '../../trust/complaints/thing.ts';
import { setHold } from '../../trust/held/hold.ts';
import { isSameHold, type LastingHold, lastingOf } from '../../trust/held/record.ts';

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
  const { subject } = recorded;
  const lasting = withoutOver(recorded, now());
  const thing = await thingOf(deps, subject);
  return db.runTransaction(async (tx): Promise<ReplayedHold> => {
    const stood = await stoodIn(db, tx, subject);
    if (!thing || !isThere(stood)) return 'same';
    if (isSameHold(lasting, lastingOf(stood, now()))) return 'same';
    const { complaints: _, ...reasons } = stood.hold?.reasons ?? {};
    const changes = [...Object.values(reasons), stood.of?.decidedAt ?? null];
    if (changes.some((at) => at !== null && at > recorded.when)) return 'newer';
    if (dryRun) return 'replayed';
    const isOrdered = lasting.reasons.includes('order');
    if (isSameHold(decided(lasting), decided(lastingOf(stood, now())))) {
      setHold(tx, db, stood, withOrder(reasonsIn(stood.hold), isOrdered), now());
      return 'replayed';
    }
    const next = decided(lasting).reasons.length > 0 ? stateOfHold(lasting.reasons) : CLEARED;
    const base = stood.of ?? newRound(thing, null, now());
    carryOut(deps, tx, stood, {
      base,
      effect: { next, letter: null, isAnswer: false },
      words: { suspendedUntil: lasting.suspendedUntil },
      isOrdered,
    });
    return 'replayed';
  }, PATIENT);
}

const CLEARED = { status: 'cleared', isTakenDown: false, waits: false, isAppealed: false } as const;

/** Returns what a case decides of it. */
const decided = (hold: LastingHold): LastingHold => ({ ...hold, reasons: withoutOrder(hold.reasons) });

/** A suspension that ended meanwhile holds nothing. */
function withoutOver({ reasons, suspendedUntil }: RecordedHold, now: Date) {
  if (!suspendedUntil || suspendedUntil > now) return { reasons, suspendedUntil };
  return { reasons: reasons.filter((reason) => reason !== 'suspension'), suspendedUntil: null };
}
