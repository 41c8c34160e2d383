import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { FieldValue } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { eachAlone } from '../firestore/each-alone.ts';
import { PATIENT } from '../firestore/patient.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { clear, hold } from '../held/hold.ts';
import { recordHold } from '../held/record.ts';
import { suspendedUntil } from '../people/is-gone.ts';
import { tellAuthor } from './letters.ts';
import { caseOf, readCase } from './stored.ts';

type SuspensionDeps = Pick<Deps, 'db' | 'bucket' | 'now'>;

/** Suspensions that one look ends. */
const AT_ONCE = 50;

/**
 * Holds everything of a suspended account, or brings it back. Looks again afterwards, so calls that run at once leave what is stored last.
 */
export async function followSuspension(deps: Pick<Deps, 'db' | 'now'>, uid: string): Promise<void> {
  const isSuspended = async () => suspendedUntil(await refs.user(deps.db, uid).get(), deps.now()) !== null;
  for (;;) {
    const is = await isSuspended();
    const subject = subjectOf('user', uid);
    if (is) await hold(deps, subject, 'suspension');
    else await clear(deps, subject, 'suspension');
    if ((await isSuspended()) === is) return;
  }
}

/** Ends the suspensions whose time is over, and tells their people. @returns how many */
export async function endSuspensions(deps: SuspensionDeps): Promise<number> {
  const { docs } = await queryFrom(deps.db, queries.suspensionsOver(deps.now())).limit(AT_ONCE).get();
  return eachAlone(
    docs,
    ({ ref }) => ref.path,
    async ({ id }) => ((await endOne(deps, id)) ? 1 : 0),
  );
}

async function endOne(deps: SuspensionDeps, uid: string): Promise<boolean> {
  const { db, now } = deps;
  const subject = subjectOf('user', uid);
  // First what is shown: an interrupted run finds the person again.
  await followSuspension(deps, uid);
  const isEnded = await db.runTransaction(async (tx) => {
    const [user, found] = await tx.getAll(refs.user(db, uid), caseOf(db, subject));
    if (user?.get('suspendedUntil') === undefined || suspendedUntil(user, now())) return false;
    tx.update(user.ref, { suspendedUntil: FieldValue.delete() });
    const of = readCase(found);
    if (of?.status !== 'suspended') return true;
    tx.update(caseOf(db, subject), { status: 'cleared', waiting: false, suspendedUntil: null });
    tellAuthor(deps, tx, user, { about: 'lifted', of });
    return true;
  }, PATIENT);
  if (isEnded) await recordHold(deps, subject);
  return isEnded;
}
