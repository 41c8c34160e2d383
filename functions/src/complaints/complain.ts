import { effectOf, roundFor } from '@vidriera/domain/complaint/acts';
import { isEnoughToHold, reasonsOf, weightOf, withComplaint } from '@vidriera/domain/complaint/counts';
import type { Reason } from '@vidriera/domain/complaint/reasons';
import { referenceOf } from '@vidriera/domain/complaint/reference';
import { isHoldable } from '@vidriera/domain/complaint/standing';
import { subjectId } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { isClosed } from '../people/is-gone.ts';
import { carryOut } from './carry-out.ts';
import { tellReporter } from './letters.ts';
import { moderatorsToTell, tellModerators } from './moderators.ts';
import { newRound } from './new-round.ts';
import { type Reporter, standingIn } from './reporter.ts';
import { stateIn, stoodIn } from './stood.ts';
import { type Case, type Complaint, expiryAfter, readComplaint } from './stored.ts';
import type { Thing } from './thing.ts';

type ComplainDeps = Pick<Deps, 'db' | 'now'>;

interface Sent {
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
  return deps.db.runTransaction((tx) => store(deps, tx, { by, thing, sent }), PATIENT);
}

async function store(
  deps: ComplainDeps,
  tx: Transaction,
  { by, thing, sent }: { by: Reporter; thing: Thing; sent: Sent },
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
  const told = await moderatorsToTell(deps, tx, {
    reason: sent.reason,
    toldAt: before?.gravesToldAt ?? null,
  });

  const base = isWaiting ? before : newRound(thing, before, at);
  const counts = withComplaint(base.counts, { standing, reason: sent.reason }, first);
  const isHeldNow = !base.wasHeldAlone && isEnoughToHold(counts) && isHoldable(ageOf(stood.author), at);
  const effect = isHeldNow ? effectOf(stateIn({ ...stood, of: base }), 'enough') : null;
  const next: Case = {
    ...base,
    ...{ counts, weight: weightOf(counts), lastAt: at },
    ...(told && { gravesToldAt: at }),
  };
  const complaint: Complaint = {
    ...{ case: caseId, round: next.round, reason: sent.reason, standing, text: sent.text },
    reference: first?.reference ?? referenceOf(sent.id),
    ...(by.kind === 'account'
      ? { uid: by.uid, print: by.printFor(caseId), contact: null }
      : { uid: null, print: null, contact: by.contact }),
    ...{ createdAt: first?.createdAt ?? at, updatedAt: at, toldRound: null, expiresAt: expiryAfter(at) },
  };
  if (effect) {
    const returnsAt = new Date(at.getTime() + HELD_ALONE_MS);
    const words = { wasHeldAlone: true, reasons: reasonsOf(counts), returnsAt };
    carryOut(deps, tx, stood, { base: next, effect, words });
  } else tx.set(refs.case(db, caseId), next);
  tx.set(own, complaint);
  if (by.kind === 'account' && !first) tellReporter(deps, tx, { about: 'received', complaint, of: next });
  if (told) tellModerators(deps, tx, told, { of: next, reason: sent.reason });
  return { kind: 'stored', reference: complaint.reference };
}

/** The desk gives the mark. */
const ageOf = (person: DocumentSnapshot | undefined) => ({
  createdAt: fechaOrNull.safeParse(person?.get('created_time')).data ?? null,
  isVerified: person?.get('verificado') === true,
});
