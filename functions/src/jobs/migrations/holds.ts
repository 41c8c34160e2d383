import { type CaseState, holdsOf } from '@vidriera/domain/complaint/acts';
import { type Subject, subjectSchema } from '@vidriera/domain/held/subject-schema';
import { PATIENT } from '../../base/firestore/patient.ts';
import { carryOut } from '../../trust/complaints/carry-out.ts';
import { newRound } from '../../trust/complaints/new-round.ts';
import { isThere, reasonsIn, type Stood, stateIn, stoodIn } from '../../trust/complaints/stood.ts';
import { thingOf } from '../../trust/complaints/thing.ts';
import { pathsOf } from '../../trust/held/hold.ts';
import { BadDocument, type Context, type Migration } from './migration.ts';

/**
 * Makes stored holds follow from their cases (domain/complaint/acts.ts): an account whose suspension ended shows again, what an operator
 * holds waits at the desk, and a held thing whose case expired has one again, so that its author may appeal. Lists pictures of held items.
 */
export const holds: Migration = {
  title: 'Holds and cases agree',
  collections: ['case', 'held'],
  page: async (context, _collection, docs) => {
    let written = 0;
    for (const doc of docs) {
      const subject = subjectSchema.safeParse(doc.get('subject'));
      if (!subject.success) throw new BadDocument('no subject');
      if (await fold(context, subject.data)) written++;
    }
    return written;
  },
};

async function fold({ db, now, dryRun }: Context, subject: Subject): Promise<boolean> {
  const thing = await thingOf({ db, now }, subject);
  return db.runTransaction(async (tx) => {
    const stood = await stoodIn(db, tx, subject);
    if (!thing || !isThere(stood)) return false;
    const next = stateOf(stood);
    if (isAs(stood, next)) return false;
    const base = stood.of ?? newRound(thing, null, now());
    const suspendedUntil = stood.thing.get('suspendedUntil')?.toDate() ?? base.suspendedUntil;
    if (!dryRun)
      carryOut({ db, now }, tx, stood, {
        base,
        effect: { next, letter: null, isAnswer: false },
        words: { suspendedUntil },
      });
    return true;
  }, PATIENT);
}

/** An operator's hold was not a case's: it may stand beside one that shows the thing. */
function stateOf(stood: Stood): CaseState {
  const state = stateIn(stood);
  const isForgotten = stood.hold?.reasons.operator && (state.status === 'open' || state.status === 'cleared');
  return isForgotten ? { status: 'held', isTakenDown: true, waits: true, isAppealed: false } : state;
}

function isAs(stood: Stood, next: CaseState): boolean {
  const { of, hold } = stood;
  const reasons = holdsOf(next);
  const isOpenEnded = next.waits || reasons.length > 0;
  return (
    of?.status === next.status &&
    (of.expiresAt === null) === isOpenEnded &&
    reasons.toSorted().join() === reasonsIn(hold).toSorted().join() &&
    pathsOf(stood).length === (hold?.paths?.length ?? 0)
  );
}
