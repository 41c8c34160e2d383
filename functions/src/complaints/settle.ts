import { reasonsOf } from '@vidriera/domain/complaint/counts';
import { isGrave } from '@vidriera/domain/complaint/reasons';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { pagesOf, queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { clear, hold } from '../held/hold.ts';
import { tellAuthor, tellReporter } from './letters.ts';
import { logAct } from './log.ts';
import { isForAnother, someModerators } from './moderators.ts';
import { type Case, expiryAfter, readCase, readComplaint } from './stored.ts';

type SettleDeps = Pick<Deps, 'db' | 'now'>;

/** `held` decides nothing: the thing is held until a decision, without an end. */
export interface Decision {
  outcome: 'held' | 'cleared' | 'removed';
  /** The moderator's words for the author; may be empty. */
  text: string;
  /** The round that the moderator saw, and when its case was last decided. */
  round: number;
  seenAt: Date | null;
  /** The moderator. */
  by: string;
}
/**
 * - `stale`: another moderator decided, or the case is gone.
 * - `for-another`: an appeal of the moderator's own decision, while there are others.
 * - `no-moderator`: their right ended a moment ago.
 */
export type SettleOutcome = { kind: 'settled' | 'stale' | 'for-another' | 'no-moderator' };

const PAGE = 50;

/**
 * Carries out a moderator's decision on a case: holds, brings back or removes the thing, tells its author why and reporters how it ended.
 * Idempotent: the same decision on the same round again completes an interrupted one. A grave complaint of an account that is cleared is
 * its last that may hold anything.
 */
export async function settle(deps: SettleDeps, caseId: string, decision: Decision): Promise<SettleOutcome> {
  const { db } = deps;
  const settled = await db.runTransaction(
    async (tx): Promise<Case | Exclude<SettleOutcome['kind'], 'settled'>> => {
      const [found, moderator] = await tx.getAll(refs.case(db, caseId), refs.moderator(db, decision.by));
      if (!moderator?.exists) return 'no-moderator';
      const before = readCase(found);
      if (!before || before.round !== decision.round) return 'stale';
      if (isDone(before, decision)) return before;
      if (!before.waiting || before.decidedAt?.getTime() !== decision.seenAt?.getTime()) return 'stale';
      if (isForAnother(before, decision.by, await tx.get(someModerators(db)))) return 'for-another';
      const author = await tx.get(refs.user(db, before.creador));
      const next = decided(before, decision, deps.now());
      tx.set(refs.case(db, caseId), next);
      logAct(db, tx, { ...decision, action: decision.outcome, case: caseId, at: deps.now() });
      const wasHidden = before.status !== 'open';
      if (decision.outcome !== 'cleared') tellAuthor(deps, tx, author, { about: decision.outcome, of: next });
      else if (wasHidden) tellAuthor(deps, tx, author, { about: 'back', of: next });
      return next;
    },
    PATIENT,
  );
  if (typeof settled === 'string') return { kind: settled };
  await carryOut(deps, settled, decision);
  if (decision.outcome !== 'held') await tellOutcome(deps, caseId, settled);
  return { kind: 'settled' };
}

/** Whether the case stands as this decision leaves it. */
const isDone = ({ status, waiting, decidedAt }: Case, { outcome }: Decision): boolean =>
  decidedAt !== null && status === outcome && waiting === (outcome === 'held');

const decided = (before: Case, { outcome, text, by }: Decision, at: Date): Case => ({
  ...before,
  status: outcome,
  waiting: outcome === 'held',
  ...{ text, reasons: before.reasons.length > 0 ? before.reasons : reasonsOf(before.counts) },
  ...{ heldAloneSince: null, returnsAt: null, decidedAt: at, decidedBy: by },
  expiresAt: expiryAfter(at),
  // After a person has looked, complaints alone hold it no more.
  wasHeldAlone: true,
});

async function carryOut(deps: SettleDeps, { subject }: Case, { outcome }: Decision): Promise<void> {
  if (outcome === 'held') await hold(deps, subject, 'desk');
  if (outcome === 'removed') await hold(deps, subject, 'removed');
  for (const reason of [
    'complaints',
    ...(outcome === 'cleared' ? (['desk', 'removed'] as const) : []),
  ] as const)
    await clear(deps, subject, reason);
}

/** Tells the reporters of a round, each once. */
async function tellOutcome(deps: SettleDeps, caseId: string, of: Case): Promise<void> {
  const { db } = deps;
  for await (const page of pagesOf(queryFrom(db, queries.complaintsAbout(caseId)), PAGE))
    for (const { ref } of page) await tellOne(deps, ref.id, of);
}

function tellOne(deps: SettleDeps, id: string, of: Case): Promise<void> {
  const { db, now } = deps;
  return deps.db.runTransaction(async (tx) => {
    const complaint = readComplaint(await tx.get(refs.complaint(db, id)));
    if (!complaint || complaint.round !== of.round || complaint.toldRound === of.round) return;
    const { uid, reason, standing } = complaint;
    tx.update(refs.complaint(db, id), { toldRound: of.round });
    if (uid === null) return;
    if (of.status === 'cleared' && isGrave(reason) && standing !== 'muted')
      tx.set(refs.reporter(db, uid), { groundlessAt: now() }, { merge: true });
    tellReporter(deps, tx, { about: of.status === 'removed' ? 'acted' : 'kept', complaint, of });
  }, PATIENT);
}
