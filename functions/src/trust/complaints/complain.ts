import { effectOf, roundFor } from '@vidriera/domain/complaint/acts';
import { areSeveral, reasonsOf, withComplaint } from '@vidriera/domain/complaint/counts';
import { isGrave, type Reason } from '@vidriera/domain/complaint/reasons';
import { isHoldable } from '@vidriera/domain/complaint/standing';
import { subjectId } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { carryOut } from './carry-out.ts';
import { tellReporter } from './letters.ts';
import { newRound } from './new-round.ts';
import { newReference } from './reference.ts';
import { type Reporter, standingIn } from './reporter.ts';
import { stateIn, stoodIn } from './stood.ts';
import {
  type Case,
  type Complaint,
  expiryAfter,
  readCase,
  readComplaint,
  readReporter,
  storeCase,
} from './stored.ts';
import type { Thing } from './thing.ts';

type ComplainDeps = Pick<Deps, 'db' | 'now'>;

export interface Sent {
  reason: Reason;
  text: string;
  /** Made by the form; names the complaint. */
  id: string;
}
export type ComplainOutcome =
  | { kind: 'not-found' | 'own' | 'no-account' }
  | { kind: 'stored'; reference: string };

/** After that a thing held by complaints alone returns without a decision. */
const HELD_ALONE_MS = 2 * DAY_MS;

/**
 * Stores a complaint, puts its thing in the queue, and holds a new creator's thing once complaints are enough. A second complaint of an
 * account replaces its first. Idempotent by account, or by `id`.
 */
export async function complain(
  deps: ComplainDeps,
  by: Reporter,
  thing: Thing,
  sent: Sent,
): Promise<ComplainOutcome> {
  if (by.kind === 'account' && by.uid === thing.creador) return { kind: 'own' };
  const reference = await newReference(deps.db);
  return deps.db.runTransaction((tx) => store(deps, tx, { by, thing, sent, reference }), PATIENT);
}

async function store(
  deps: ComplainDeps,
  tx: Transaction,
  { by, thing, sent, reference }: { by: Reporter; thing: Thing; sent: Sent; reference: string },
): Promise<ComplainOutcome> {
  const { db, now } = deps;
  const at = now();
  const caseId = subjectId(thing.subject);
  const own = refs.complaint(db, `${caseId}_${by.kind === 'account' ? by.uid : `~${sent.id}`}`);
  const stood = await stoodIn(db, tx, thing.subject);
  const [mine, ...person] = await tx.getAll(
    own,
    ...(by.kind === 'account' ? [refs.user(db, by.uid), refs.reporter(db, by.uid)] : []),
  );
  if (by.kind === 'account' && (!person[0]?.exists || isClosed(person[0]))) return { kind: 'no-account' };
  const before = stood.of;
  const earlier = before && readComplaint(mine);
  // A decided case begins anew, as the thing is now.
  const round = roundFor(before?.status ?? null);
  const isWaiting = before !== null && round === 'same';
  const first = isWaiting && earlier?.round === before.round ? earlier : null;
  // A suspension may begin after the thing was read.
  const isShown = thing.shown !== null && round !== 'none';
  if (!isShown && !first) return { kind: 'not-found' };
  if (first && by.kind === 'open') return { kind: 'stored', reference: first.reference };
  const standing = await standingIn(deps, tx, { by, caseId, person });

  const base = isWaiting ? before : newRound(thing, before, at);
  const counts = withComplaint(base.counts, { standing, reason: sent.reason }, first);
  const isGraveAlone =
    isGrave(sent.reason) && standing === 'able' && !(await holdsAnother(db, tx, person[1], caseId));
  const isHeldNow =
    !base.wasHeldAlone && (isGraveAlone || areSeveral(counts)) && isHoldable(ageOf(stood.author), at);
  const effect = isHeldNow ? effectOf(stateIn({ ...stood, of: base }), 'enough') : null;
  const next: Case = {
    ...base,
    counts,
    lastAt: at,
  };
  const complaint: Complaint = {
    case: caseId,
    round: next.round,
    reason: sent.reason,
    standing,
    text: sent.text,
    reference: first?.reference ?? reference,
    ...(by.kind === 'account'
      ? { uid: by.uid, print: by.mailboxHashFor(caseId), contact: null }
      : { uid: null, print: null, contact: by.contact }),
    createdAt: first?.createdAt ?? at,
    updatedAt: at,
    toldRound: null,
    outcome: null,
    expiresAt: expiryAfter(at),
  };
  if (effect) {
    const returnsAt = new Date(at.getTime() + HELD_ALONE_MS);
    const words = { wasHeldAlone: true, reasons: reasonsOf(counts), returnsAt };
    carryOut(deps, tx, stood, { base: next, effect, words });
    if (by.kind === 'account' && isGraveAlone)
      tx.set(refs.reporter(db, by.uid), { holds: caseId }, { merge: true });
  } else storeCase(tx, db, next, at);
  tx.set(own, complaint);
  if (by.kind === 'account' && !first) tellReporter(deps, tx, { about: 'received', complaint, of: next });
  return { kind: 'stored', reference: complaint.reference };
}

/** Whether a person's grave complaint alone holds another thing, which nobody decided yet. One account hides one thing at a time. */
async function holdsAnother(
  db: Firestore,
  tx: Transaction,
  reporter: DocumentSnapshot | undefined,
  caseId: string,
): Promise<boolean> {
  const { holds } = readReporter(reporter);
  if (holds === null || holds === caseId) return false;
  return readCase(await tx.get(refs.case(db, holds)))?.status === 'alone';
}

/** The desk gives the mark. */
const ageOf = (person: DocumentSnapshot | undefined) => ({
  createdAt: fechaOrNull.safeParse(person?.get('created_time')).data ?? null,
  isVerified: person?.get('verificado') === true,
});
