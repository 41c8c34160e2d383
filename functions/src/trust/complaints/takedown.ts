import { type ActKind, effectOf, roundFor } from '@vidriera/domain/complaint/acts';
import { reasonsOf } from '@vidriera/domain/complaint/counts';
import { type Subject, subjectId } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { carryOut } from './carry-out.ts';
import { logAct } from './log.ts';
import { newRound } from './new-round.ts';
import { isThere, stateIn, stoodIn } from './stood.ts';
import { thingOf } from './thing.ts';
import { doWork } from './work.ts';

type TakedownDeps = Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>;

/**
 * Holds a thing for an operator, at once. Its case then waits at the desk: its author reads why and may answer, and a moderator may clear it.
 * A removed thing stays removed. A suspended account stays held after its suspension. Idempotent.
 * @param text for the author; may be empty
 * @returns since when it is held; `null` if it is missing
 */
export async function takeDown(deps: TakedownDeps, subject: Subject, text: string): Promise<Date | null> {
  const { heldSince } = await actOn(deps, subject, 'takedown', text);
  return heldSince;
}

/**
 * Takes a takedown or removal back, and clears the case. A suspension stays: the desk ends it. Idempotent.
 * @returns whether it was held
 */
export async function liftTakedown(deps: TakedownDeps, subject: Subject): Promise<boolean> {
  const { isDone } = await actOn(deps, subject, 'lift', '');
  return isDone;
}

async function actOn(
  deps: TakedownDeps,
  subject: Subject,
  act: ActKind & ('takedown' | 'lift'),
  text: string,
) {
  const { db, now } = deps;
  const thing = await thingOf(deps, subject);
  const done = await db.runTransaction(async (tx) => {
    const stood = await stoodIn(db, tx, subject);
    if (!thing || !isThere(stood)) return { isDone: false, heldSince: null };
    const heldSince = stood.hold?.since ?? now();
    const before = stateIn(stood);
    const effect = effectOf(before, act);
    if (!effect) return { isDone: false, heldSince };
    const base = stood.of && roundFor(before.status) !== 'new' ? stood.of : newRound(thing, stood.of, now());
    const action = act === 'takedown' ? 'held' : 'cleared';
    if (effect.next.status === 'suspended') {
      // It keeps its decision, and the words that its person was told.
      carryOut(deps, tx, stood, { base, effect });
      logAct(db, tx, { case: subjectId(subject), action, text, by: null, at: now() });
    } else
      carryOut(deps, tx, stood, {
        base,
        effect,
        logged: { action, by: null },
        words: { text, reasons: base.reasons.length > 0 ? base.reasons : reasonsOf(base.counts) },
      });
    return { isDone: true, heldSince };
  }, PATIENT);
  if (done.isDone) await doWork(deps, subjectId(subject));
  return done;
}
