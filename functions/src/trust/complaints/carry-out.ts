import { type Effect, holdsOf } from '@vidriera/domain/complaint/acts';
import { withOrder } from '@vidriera/domain/held/reasons';
import { partsOf } from '@vidriera/domain/held/subject-schema';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { setHold } from '../held/hold.ts';
import { tellAuthor } from './letters.ts';
import { logAct } from './log.ts';
import { reasonsIn, type Stood } from './stood.ts';
import { type Case, caseOf, expiryAfter, storeCase } from './stored.ts';

type Words = Partial<
  Pick<Case, 'text' | 'reasons' | 'appeal' | 'suspendedUntil' | 'returnsAt' | 'wasHeldAlone'>
>;

/** An act for the desk's log. */
interface Logged {
  action: string;
  /** A moderator; `null`: an operator, or functions. */
  by: string | null;
}

/**
 * Writes all that an act changes in the caller's transaction: case, hold, suspension, letter and log. Triggers follow with items and
 * pictures, and `doWork` with the ledger and reporters.
 * @param base the case, or a new one
 * @param words fields of the case that the act brings
 * @param logged for acts of people; they count as a decision
 * @param isOrdered whether a judge's order stands beside the case, which keeps it
 */
export function carryOut(
  deps: Pick<Deps, 'db' | 'now'>,
  tx: Transaction,
  stood: Stood,
  {
    base,
    effect,
    words = {},
    logged,
    isOrdered = stood.hold?.reasons.order !== undefined,
  }: { base: Case; effect: Effect; words?: Words; logged?: Logged; isOrdered?: boolean },
): Case {
  const { db, now } = deps;
  const at = now();
  const { next, letter, isAnswer } = effect;
  const { status, waits } = next;
  const ofCase = holdsOf(next);
  const reasons = withOrder(ofCase, isOrdered);
  const lasting = (some: readonly string[]) =>
    some
      .filter((reason) => reason !== 'complaints')
      .toSorted()
      .join();
  const changesLedger = lasting(reasons) !== lasting(reasonsIn(stood.hold));
  const of: Case = {
    ...base,
    ...words,
    status,
    waiting: waits,
    appealed: next.isAppealed,
    acts: base.acts + 1,
    suspendedUntil: status === 'suspended' ? (words.suspendedUntil ?? base.suspendedUntil) : null,
    returnsAt: status === 'alone' ? (words.returnsAt ?? base.returnsAt) : null,
    // After a person has looked, complaints alone hold it no more.
    ...(logged && { decidedAt: at, decidedBy: logged.by, wasHeldAlone: true }),
    workAt: logged || status === 'gone' || changesLedger ? at : base.workAt,
    expiresAt: waits || (ofCase.length > 0 && status !== 'gone') ? null : expiryAfter(at),
  };
  storeCase(tx, db, of, at);
  if (status !== 'gone') {
    setHold(tx, db, stood, reasons, at);
    suspend(tx, stood, of);
  }
  if (logged) logAct(db, tx, { ...logged, case: caseOf(db, stood.subject).id, text: words.text ?? '', at });
  if (letter) tellAuthor(deps, tx, stood.author, { about: letter, of, isAnswer });
  return of;
}

/** Writes what rules and callables ask (people/is-gone.ts). A suspended moderator is none, also afterwards. */
function suspend(tx: Transaction, { subject, thing }: Stood, { suspendedUntil }: Case): void {
  if (partsOf(subject).kind !== 'user' || !thing.exists) return;
  if (suspendedUntil) {
    tx.update(thing.ref, { suspendedUntil });
    tx.delete(refs.moderator(thing.ref.firestore, thing.id));
  } else if (thing.get('suspendedUntil') !== undefined)
    tx.update(thing.ref, { suspendedUntil: FieldValue.delete() });
}
