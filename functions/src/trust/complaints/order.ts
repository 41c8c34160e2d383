import { withOrder } from '@vidriera/domain/held/reasons';
import { type Subject, subjectId } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { setHold } from '../held/hold.ts';
import { recordHold } from '../held/record.ts';
import { logAct } from './log.ts';
import { isThere, reasonsIn, stoodIn } from './stood.ts';

type OrderDeps = Pick<Deps, 'db' | 'bucket' | 'now'>;

/**
 * Holds a thing for a judge who wants that nobody is told: its creator gets no letter and reads nothing, and decisions of its case leave it
 * held. Seats and claims wait, as with any hold. Idempotent.
 * @returns since when it is held; `null` if it is missing
 */
export async function orderAway(deps: OrderDeps, subject: Subject): Promise<Date | null> {
  const { since } = await setOrder(deps, subject, true);
  return since;
}

/** Takes the order back; a hold of its case stays. Idempotent. @returns whether there was one */
export async function liftOrder(deps: OrderDeps, subject: Subject): Promise<boolean> {
  const { isChanged } = await setOrder(deps, subject, false);
  return isChanged;
}

async function setOrder(deps: OrderDeps, subject: Subject, isOrdered: boolean) {
  const { db, now } = deps;
  const done = await db.runTransaction(async (tx) => {
    const stood = await stoodIn(db, tx, subject);
    if (isOrdered && !isThere(stood)) return { isChanged: false, since: null };
    const since = stood.hold?.since ?? now();
    const reasons = reasonsIn(stood.hold);
    if (reasons.includes('order') === isOrdered) return { isChanged: false, since };
    setHold(tx, db, stood, withOrder(reasons, isOrdered), now());
    const action = isOrdered ? 'ordered' : 'unordered';
    logAct(db, tx, { case: subjectId(subject), action, text: '', by: null, at: now() });
    return { isChanged: true, since };
  }, PATIENT);
  await recordHold(deps, subject);
  return done;
}
