import { reasonsOf } from '@vidriera/domain/complaint/counts';
import type { DeskOutcome } from '@vidriera/domain/desk/wire-schema';
import { partsOf } from '@vidriera/domain/held/subject-schema';
import { type SuspensionDays, suspensionEnd } from '@vidriera/domain/usuario/suspension';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { clear, hold } from '../held/hold.ts';
import { recordHold } from '../held/record.ts';
import { type AuthorLetter, tellAuthor } from './letters.ts';
import { logAct } from './log.ts';
import { isForAnother, someModerators } from './moderators.ts';
import { type Case, expiryAfter, readCase } from './stored.ts';
import { followSuspension } from './suspension.ts';
import { tellOutcome } from './tell-outcome.ts';

type SettleDeps = Pick<Deps, 'db' | 'bucket' | 'now'>;

/**
 * `held` decides nothing: the thing is held until a decision, without an end. `suspended` is of an account, and `cleared` ends it at any
 * time.
 */
export interface Decision {
  outcome: DeskOutcome;
  /** Of a suspension; `null`: for good. */
  days?: SuspensionDays;
  /** The moderator's words for the author; may be empty. */
  text: string;
  /** The round that the moderator saw, and when its case was last decided. */
  round: number;
  seenAt: Date | null;
  /** The moderator; `null`: an operator, who may decide what no longer waits. */
  by: string | null;
}
/**
 * - `stale`: another moderator decided, or the case is gone.
 * - `for-another`: about the moderator, or an appeal of their own decision, while there are others.
 * - `no-moderator`: their right ended a moment ago.
 */
export type SettleOutcome = { kind: 'settled' | 'stale' | 'for-another' | 'no-moderator' };

/**
 * Carries out a decision on a case: holds, brings back or removes the thing, tells its author why and reporters how it ended.
 * Idempotent: the same decision on the same round again completes an interrupted one. A grave complaint of an account that is cleared is
 * its last that may hold anything.
 */
export async function settle(deps: SettleDeps, caseId: string, decision: Decision): Promise<SettleOutcome> {
  const { db } = deps;
  const settled = await db.runTransaction(
    async (tx): Promise<Case | Exclude<SettleOutcome['kind'], 'settled'>> => {
      const { by } = decision;
      if (by !== null && !(await tx.get(refs.moderator(db, by))).exists) return 'no-moderator';
      const before = readCase(await tx.get(refs.case(db, caseId)));
      if (!before || before.round !== decision.round) return 'stale';
      if (isDone(before, decision)) return before;
      if (
        !(by === null || before.waiting || isLifting(before, decision)) ||
        before.decidedAt?.getTime() !== decision.seenAt?.getTime()
      )
        return 'stale';
      if (by !== null && isForAnother(before, by, await tx.get(someModerators(db)))) return 'for-another';
      const author = await tx.get(refs.user(db, before.creador));
      const next = decided(before, decision, deps.now());
      tx.set(refs.case(db, caseId), next);
      suspend(tx, author, decision, next);
      logAct(db, tx, { ...decision, action: decision.outcome, case: caseId, at: deps.now() });
      const about = letterAbout(before, decision);
      const isAnswer = before.appealed && before.waiting && !next.waiting;
      if (about) tellAuthor(deps, tx, author, { about, of: next, isAnswer });
      return next;
    },
    PATIENT,
  );
  if (typeof settled === 'string') return { kind: settled };
  await carryOut(deps, settled, decision);
  if (decision.outcome !== 'held') await tellOutcome(deps, caseId, settled);
  return { kind: 'settled' };
}

/** Whether the case stands as this decision leaves it. An operator's replaces a moderator's, who then has to look again. */
function isDone(before: Case, decision: Decision): boolean {
  const { status, waiting, decidedAt, decidedBy, suspendedUntil } = before;
  if (decision.by === null && decidedBy !== null) return false;
  if (decidedAt === null || status !== decision.outcome || waiting !== (status === 'held')) return false;
  return suspendedUntil?.getTime() === endAfter(before, decision, decidedAt)?.getTime();
}

/** A suspension is lifted at any time, also without an appeal. */
const isLifting = ({ status }: Case, { outcome }: Decision): boolean =>
  status === 'suspended' && outcome === 'cleared';

/** The end of the suspension that a decision leaves. Only another suspension and `cleared` change one. */
function endAfter({ suspendedUntil }: Case, { outcome, days = null }: Decision, at: Date): Date | null {
  if (outcome === 'suspended') return suspensionEnd(days, at);
  return outcome === 'cleared' ? null : suspendedUntil;
}

/** Writes what rules and callables ask (people/is-gone.ts). A suspended moderator is none, also afterwards. */
function suspend(
  tx: Transaction,
  author: DocumentSnapshot,
  { outcome }: Decision,
  { subject, suspendedUntil }: Case,
): void {
  if (partsOf(subject).kind !== 'user' || !author.exists) return;
  if (outcome === 'suspended') {
    tx.update(author.ref, { suspendedUntil });
    tx.delete(refs.moderator(author.ref.firestore, author.id));
  }
  if (outcome === 'cleared') tx.update(author.ref, { suspendedUntil: FieldValue.delete() });
}

function letterAbout(before: Case, { outcome }: Decision): AuthorLetter | null {
  if (outcome !== 'cleared') return outcome;
  if (before.suspendedUntil) return 'lifted';
  return before.status === 'open' ? null : 'back';
}

const decided = (before: Case, decision: Decision, at: Date): Case => ({
  ...before,
  status: decision.outcome,
  waiting: decision.outcome === 'held',
  suspendedUntil: endAfter(before, decision, at),
  ...{ text: decision.text, reasons: before.reasons.length > 0 ? before.reasons : reasonsOf(before.counts) },
  ...{ heldAloneSince: null, returnsAt: null, decidedAt: at, decidedBy: decision.by },
  expiresAt: expiryAfter(at),
  // After a person has looked, complaints alone hold it no more.
  wasHeldAlone: true,
});

async function carryOut(deps: SettleDeps, { subject }: Case, { outcome, by }: Decision): Promise<void> {
  const { kind, id } = partsOf(subject);
  if (outcome === 'held') await hold(deps, subject, by === null ? 'operator' : 'desk');
  if (outcome === 'removed') await hold(deps, subject, 'removed');
  if (kind === 'user') await followSuspension(deps, id);
  for (const reason of [
    'complaints',
    ...(outcome === 'cleared' ? (['desk', 'operator', 'removed'] as const) : []),
  ] as const)
    await clear(deps, subject, reason);
  await recordHold(deps, subject);
}
