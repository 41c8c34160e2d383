import { effectOf } from '@vidriera/domain/complaint/acts';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { FieldValue } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { suspendedUntil } from '../../base/people/is-gone.ts';
import { carryOut } from './carry-out.ts';
import { newRound } from './new-round.ts';
import { stateIn, stoodIn } from './stood.ts';
import { caseOf } from './stored.ts';
import { thingOf } from './thing.ts';
import { doWork } from './work.ts';

type SuspensionDeps = Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>;

/** Suspensions that one look ends. */
const AT_ONCE = 50;

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
  const { id } = caseOf(db, subject);
  // Its reporters learn of the suspension, not of its end.
  await doWork(deps, id);
  const thing = await thingOf(deps, subject);
  const isEnded = await db.runTransaction(async (tx) => {
    const stood = await stoodIn(db, tx, subject);
    if (stood.thing.get('suspendedUntil') === undefined || suspendedUntil(stood.thing, now())) return false;
    const effect = effectOf(stateIn(stood), 'end');
    const base = stood.of ?? (thing && newRound(thing, null, now()));
    if (effect && base) carryOut(deps, tx, stood, { base, effect });
    else tx.update(stood.thing.ref, { suspendedUntil: FieldValue.delete() });
    return true;
  }, PATIENT);
  if (isEnded) await doWork(deps, id);
  return isEnded;
}
