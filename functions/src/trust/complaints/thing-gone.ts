import { effectOf } from '@vidriera/domain/complaint/acts';
import { type Subject, subjectId } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { carryOut } from './carry-out.ts';
import { logAct } from './log.ts';
import { isThere, stateIn, stoodIn } from './stood.ts';

/** Closes the case of a deleted thing, or of a deleted account. `dueVisibility` tells its reporters. Idempotent. */
export const thingGone = ({ db, now }: Pick<Deps, 'db' | 'now'>, subject: Subject): Promise<void> =>
  db.runTransaction(async (tx) => {
    const stood = await stoodIn(db, tx, subject);
    const base = isThere(stood) ? null : stood.of;
    const effect = base && effectOf(stateIn(stood), 'gone');
    if (!effect) return;
    carryOut({ db, now }, tx, stood, { base, effect, words: {} });
    logAct(db, tx, { case: subjectId(subject), action: 'gone', text: '', by: null, at: now() });
  }, PATIENT);
