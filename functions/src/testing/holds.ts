import type { HoldReason } from '@vidriera/domain/held/reasons';
import type { Subject } from '@vidriera/domain/held/subject-schema';
import { reasonsIn, stoodIn } from '../complaints/stood.ts';
import type { Deps } from '../firestore/admin.ts';
import { followHold } from '../held/follow.ts';
import { setHold } from '../held/hold.ts';

type HoldDeps = Pick<Deps, 'db' | 'now'>;

/** Adds a reason to hold a thing, without a case, and follows as the trigger does. */
export const hold = (deps: HoldDeps, subject: Subject, reason: HoldReason): Promise<void> =>
  change(deps, subject, (reasons) => [...new Set([...reasons, reason])]);

/** Takes a reason back, or all. */
export const clear = (deps: HoldDeps, subject: Subject, reason?: HoldReason): Promise<void> =>
  change(deps, subject, (reasons) => (reason ? reasons.filter((other) => other !== reason) : []));

async function change(
  deps: HoldDeps,
  subject: Subject,
  next: (reasons: HoldReason[]) => HoldReason[],
): Promise<void> {
  await deps.db.runTransaction(async (tx) => {
    const stood = await stoodIn(deps.db, tx, subject);
    setHold(tx, deps.db, stood, next(reasonsIn(stood.hold)), deps.now());
  });
  await followHold(deps, subject);
}
