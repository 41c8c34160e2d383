import type { HoldReason } from '@vidriera/domain/held/reasons';
import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import type { Buckets, Deps } from '../base/firestore/admin.ts';
import { refs } from '../base/firestore/refs.ts';
import { updateDerived } from '../items/items/derived.ts';
import { syncItems } from '../items/items/owner-items.ts';
import { reasonsIn, stoodIn } from '../trust/complaints/stood.ts';
import { followHold } from '../trust/held/follow.ts';
import { setHold } from '../trust/held/hold.ts';

type HoldDeps = Pick<Deps, 'db' | 'now'> & Buckets;

/** Derives what follows a thing's hold, as the trigger does. */
export async function follow(deps: Pick<Deps, 'db' | 'now'>, subject: Subject): Promise<void> {
  const { kind, id } = partsOf(subject);
  if (kind === 'user') await syncItems(deps, id);
  else if (kind !== 'message') await updateDerived(deps, [refs.item(deps.db, kind, id)]);
}

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
  const before = await refs.held(deps.db, subject).get();
  await deps.db.runTransaction(async (tx) => {
    const stood = await stoodIn(deps.db, tx, subject);
    setHold(tx, deps.db, stood, next(reasonsIn(stood.hold)), deps.now());
  });
  const after = await refs.held(deps.db, subject).get();
  await followHold(deps, subject, { before, after });
}
