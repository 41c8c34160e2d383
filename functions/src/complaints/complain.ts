import { isEnoughToHold, reasonsOf, weightOf, withComplaint } from '@vidriera/domain/complaint/counts';
import type { Reason } from '@vidriera/domain/complaint/reasons';
import { referenceOf } from '@vidriera/domain/complaint/reference';
import { isHoldable } from '@vidriera/domain/complaint/standing';
import { type Subject, subjectId } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { clear, hold } from '../held/hold.ts';
import { isClosed } from '../people/is-gone.ts';
import { tellAuthor, tellReporter } from './letters.ts';
import { moderatorsToTell, tellModerators } from './moderators.ts';
import { newRound } from './new-round.ts';
import { type Reporter, standingIn } from './reporter.ts';
import { type Case, type Complaint, caseOf, expiryAfter, readCase, readComplaint } from './stored.ts';
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
  | { kind: 'stored'; reference: string; isHeld: boolean };
type Stored = Extract<ComplainOutcome, { kind: 'stored' }>;

/** After that a thing held by complaints alone returns without a decision. */
const HELD_ALONE_MS = 2 * DAY_MS;

/**
 * Stores a complaint, puts its thing in the queue, and holds a new creator's thing once complaints are enough. A second complaint of an
 * account replaces its first. Idempotent by account, or by `id`; a retry completes an interrupted call.
 */
export async function complain(
  deps: ComplainDeps,
  by: Reporter,
  thing: Thing,
  sent: Sent,
): Promise<ComplainOutcome> {
  if (by.kind === 'account' && by.uid === thing.creador) return { kind: 'own' };
  const outcome = await deps.db.runTransaction((tx) => store(deps, tx, { by, thing, sent }), PATIENT);
  if (outcome.kind === 'stored' && outcome.isHeld) await holdAlone(deps, thing.subject);
  return outcome;
}

/** Holds a thing, unless a decision or the end of its time came in between. */
async function holdAlone(deps: ComplainDeps, subject: Subject): Promise<void> {
  await hold(deps, subject, 'complaints');
  const of = readCase(await caseOf(deps.db, subject).get());
  if (!of?.heldAloneSince) await clear(deps, subject, 'complaints');
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
  const author = refs.user(db, thing.creador);
  const [found, mine, creador, ...person] = await tx.getAll(
    ...[refs.case(db, caseId), own, author],
    ...(by.kind === 'account' ? [refs.user(db, by.uid), refs.reporter(db, by.uid)] : []),
  );
  if (by.kind === 'account' && (!person[0]?.exists || isClosed(person[0]))) return { kind: 'no-account' };
  const before = readCase(found);
  const earlier = before && readComplaint(mine);
  // A decided case begins anew, as the thing is now.
  const isWaiting = before !== null && (before.status === 'open' || before.status === 'held');
  const first = isWaiting && earlier?.round === before.round ? earlier : null;
  // A suspension may begin after the thing was read. Another round would end with it.
  const isShown = thing.shown !== null && before?.status !== 'suspended';
  if (!isShown && !first) return { kind: 'not-found' };
  if (first && by.kind === 'open') return storedAs(first, before);
  const standing = await standingIn(deps, tx, { by, caseId, person });
  const told = await moderatorsToTell(deps, tx, {
    reason: sent.reason,
    toldAt: before?.gravesToldAt ?? null,
  });

  const base = isWaiting ? before : newRound(thing, before, at);
  const counts = withComplaint(base.counts, { standing, reason: sent.reason }, first);
  const isHeldNow =
    base.status === 'open' && !base.wasHeldAlone && isEnoughToHold(counts) && isHoldable(ageOf(creador), at);
  const next: Case = {
    ...base,
    ...{ counts, weight: weightOf(counts), lastAt: at, expiresAt: expiryAfter(at) },
    ...(isHeldNow && {
      ...{ status: 'held', wasHeldAlone: true, heldAloneSince: at, reasons: reasonsOf(counts) },
      returnsAt: new Date(at.getTime() + HELD_ALONE_MS),
    }),
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
  tx.set(refs.case(db, caseId), next);
  tx.set(own, complaint);
  if (by.kind === 'account' && !first) tellReporter(deps, tx, { about: 'received', complaint, of: next });
  if (told) tellModerators(deps, tx, told, { of: next, reason: sent.reason });
  if (isHeldNow) tellAuthor(deps, tx, creador, { about: 'held', of: next });
  return storedAs(complaint, next);
}

/** `isHeld` also for a case that complaints held before, so that a retry completes an interrupted hold. */
const storedAs = ({ reference }: Complaint, of: Case | null): Stored => ({
  kind: 'stored',
  reference,
  isHeld: of?.heldAloneSince != null,
});

/** The desk gives the mark. */
const ageOf = (person: DocumentSnapshot | undefined) => ({
  createdAt: fechaOrNull.safeParse(person?.get('created_time')).data ?? null,
  isVerified: person?.get('verificado') === true,
});
