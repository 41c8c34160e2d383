import { effectOf, roundFor } from '@vidriera/domain/complaint/acts';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { mailboxSuspendedUntil } from '../../base/people/suspended-mailbox.ts';
import { carryOut } from './carry-out.ts';
import { newRound } from './new-round.ts';
import { isThere, stateIn, stoodIn } from './stood.ts';
import { caseOf } from './stored.ts';
import { thingOf } from './thing.ts';
import { doWork } from './work.ts';

/**
 * Suspends a new account whose mailbox had a suspended one, until the same end, once its address is confirmed: nobody learns of it by
 * asking. Its person may appeal. Idempotent.
 * @returns whether it is suspended now
 */
export async function suspendAgain(
  deps: Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>,
  uid: string,
): Promise<boolean> {
  const { db, now } = deps;
  const until = await mailboxSuspendedUntil(deps, uid);
  if (!until) return false;
  const subject = subjectOf('user', uid);
  const thing = await thingOf(deps, subject);
  const isDone = await db.runTransaction(async (tx) => {
    const stood = await stoodIn(db, tx, subject);
    const state = stateIn(stood);
    const effect = effectOf(state, 'suspended');
    if (!thing || !isThere(stood) || !effect) return false;
    const base = stood.of && roundFor(state.status) === 'same' ? stood.of : newRound(thing, stood.of, now());
    carryOut({ db, now }, tx, stood, {
      base,
      effect,
      logged: { action: 'suspended', by: null },
      words: { text: messages.complaints.suspendedBefore, reasons: [], suspendedUntil: until },
    });
    return true;
  }, PATIENT);
  if (isDone) await doWork(deps, caseOf(db, subject).id);
  return isDone;
}
