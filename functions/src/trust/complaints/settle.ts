import { effectOf } from '@vidriera/domain/complaint/acts';
import { reasonsOf } from '@vidriera/domain/complaint/counts';
import type { DeskOutcome } from '@vidriera/domain/desk/wire-schema';
import { subjectId } from '@vidriera/domain/held/subject-schema';
import { type SuspensionDays, suspensionEnd } from '@vidriera/domain/usuario/suspension';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { carryOut } from './carry-out.ts';
import { isForAnother, isOwnCase, someModerators } from './moderators.ts';
import { isThere, stateIn, stoodIn } from './stood.ts';
import { type Case, readCase } from './stored.ts';
import { thingGone } from './thing-gone.ts';
import { doWork } from './work.ts';

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
  /** The moderator; `null`: an operator, who may decide what no longer waits, and what is about a moderator. */
  by: string | null;
}
/**
 * - `stale`: another moderator decided, the act does nothing to such a case, or its thing is gone.
 * - `for-another`: they complained, or it is an appeal of their own decision, while there are others.
 * - `no-case`: there is none, or it is about themselves.
 * - `no-moderator`: their right ended a moment ago.
 */
export type SettleOutcome = { kind: 'settled' | 'stale' | 'for-another' | 'no-case' | 'no-moderator' };

/**
 * Carries out a moderator's decision on a case (domain/complaint/acts.ts). Idempotent: the same decision again changes nothing. A grave
 * complaint of an account that is cleared is its last that may hold anything.
 */
export async function settle(
  deps: Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>,
  caseId: string,
  decision: Decision,
): Promise<SettleOutcome> {
  const { db, now } = deps;
  const { by, outcome, text, days = null } = decision;
  const kind = await db.runTransaction(async (tx): Promise<SettleOutcome['kind']> => {
    const found = readCase(await tx.get(refs.case(db, caseId)));
    if (by !== null && !(await tx.get(refs.moderator(db, by))).exists) return 'no-moderator';
    if (!found || (by !== null && isOwnCase(found, by))) return 'no-case';
    if (found.round !== decision.round) return 'stale';
    if (isDone(found, decision)) return 'settled';
    if (by !== null && (await isOfAnother(db, tx, by, found))) return 'for-another';
    const stood = await stoodIn(db, tx, found.subject);
    const before = stateIn(stood);
    const effect = effectOf(before, outcome);
    const isLifting = before.status === 'suspended' && outcome === 'cleared';
    if (!effect || !isThere(stood) || !(by === null || found.waiting || isLifting)) return 'stale';
    if (found.decidedAt?.getTime() !== decision.seenAt?.getTime()) return 'stale';
    carryOut(deps, tx, stood, {
      base: found,
      effect,
      logged: { action: outcome, by },
      words: {
        text,
        reasons: found.reasons.length > 0 ? found.reasons : reasonsOf(found.counts),
        suspendedUntil: outcome === 'suspended' ? suspensionEnd(days, now()) : null,
      },
    });
    return 'settled';
  }, PATIENT);
  if (kind === 'settled') await doWork(deps, caseId);
  if (kind === 'stale') await closeIfGone(deps, caseId);
  return { kind };
}

/** A message expires without a trigger: its case ends when somebody would decide it. */
async function closeIfGone(deps: Pick<Deps, 'db' | 'now'>, caseId: string): Promise<void> {
  const found = readCase(await refs.case(deps.db, caseId).get());
  if (found) await thingGone(deps, found.subject);
}

/** Reads in the transaction whether somebody else decides. */
async function isOfAnother(db: Firestore, tx: Transaction, by: string, of: Case): Promise<boolean> {
  const complaint = await tx.get(refs.complaint(db, `${subjectId(of.subject)}_${by}`));
  const moderators = await tx.get(someModerators(db));
  return isForAnother(of, by, { complaint, moderators });
}

/** Whether the case stands as this decision left it: its answer was lost, and it is sent again. */
function isDone(found: Case, { outcome, by, text, days = null }: Decision): boolean {
  if (found.decidedAt === null || found.decidedBy !== by || found.text !== text) return false;
  if (found.status !== outcome || found.waiting !== (outcome === 'held')) return false;
  return outcome !== 'suspended' || same(found.suspendedUntil, suspensionEnd(days, found.decidedAt));
}

const same = (a: Date | null, b: Date): boolean => a?.getTime() === b.getTime();
