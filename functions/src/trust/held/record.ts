import { HOLD_REASONS, type HoldReason } from '@vidriera/domain/held/reasons';
import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../../base/firestore/admin.ts';
import { readHold } from '../../base/firestore/held.ts';
import { refs } from '../../base/firestore/refs.ts';
import { holdFile, type RecordedHold, writeHold } from '../../base/people/hold-ledger.ts';
import { suspendedUntil } from '../../base/people/is-gone.ts';
import type { Held } from './hold.ts';

/** Complaints alone hold for two days, so the ledger leaves them out. */
const LASTING: readonly HoldReason[] = HOLD_REASONS.filter((reason) => reason !== 'complaints');

export type LastingHold = Pick<RecordedHold, 'reasons' | 'suspendedUntil'>;

/** Returns the reasons that last until a decision, and an account's suspension. */
export function lastingOf({ subject, thing, hold }: Held, now: Date): LastingHold {
  const isUser = partsOf(subject).kind === 'user';
  return {
    reasons: LASTING.filter((reason) => hold?.reasons[reason] !== undefined),
    suspendedUntil: (isUser && suspendedUntil(thing, now)) || null,
  };
}

/** As above. */
export async function lastingHold(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  subject: Subject,
): Promise<LastingHold> {
  const [stored, thing] = await db.getAll(refs.held(db, subject), refs.subject(db, subject));
  if (!thing) throw new Error(`no answer about ${subject}`);
  return lastingOf({ subject, thing, hold: readHold(stored) }, now());
}

export const isSameHold = (a: LastingHold, b: LastingHold): boolean =>
  a.reasons.join() === b.reasons.join() && a.suspendedUntil?.getTime() === b.suspendedUntil?.getTime();

/**
 * Records why a thing is held, to repeat it after a restore; also that it is held no more. Looks again afterwards, so calls that run at once
 * leave what is stored last.
 */
export async function recordHold(
  { db, bucket, now }: Pick<Deps, 'db' | 'bucket' | 'now'>,
  subject: Subject,
): Promise<void> {
  for (;;) {
    const hold = await lastingHold({ db, now }, subject);
    const isFree = hold.reasons.length === 0 && hold.suspendedUntil === null;
    if (!isFree || (await holdFile(bucket, subject).exists())[0])
      await writeHold(bucket, { subject, ...hold, when: now() });
    if (isSameHold(hold, await lastingHold({ db, now }, subject))) return;
  }
}
