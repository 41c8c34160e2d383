import { partsOf, type Subject, subjectId } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../firestore/admin.ts';
import { clear, hold } from '../held/hold.ts';
import { recordHold } from '../held/record.ts';
import { openCase } from './open-case.ts';
import { type Decision, settle } from './settle.ts';
import { type Case, caseOf, readCase } from './stored.ts';
import { followSuspension } from './suspension.ts';

type TakedownDeps = Pick<Deps, 'db' | 'bucket' | 'now'>;

/**
 * Holds a thing for an operator, at once. Its case then waits at the desk: its author reads why and may appeal, and a moderator may clear it.
 * The case of a removed thing, or of a suspended account, stays as it is. Idempotent: a retry completes an interrupted call.
 * @param text for the author; may be empty
 * @returns since when it is held; `null` if it is missing
 */
export async function takeDown(deps: TakedownDeps, subject: Subject, text: string): Promise<Date | null> {
  const held = await hold(deps, subject, 'operator');
  await recordHold(deps, subject);
  if (held.kind === 'missing') return null;
  await openCase(deps, subject, null);
  const found = readCase(await caseOf(deps.db, subject).get());
  if (found?.status === 'open' || found?.status === 'held')
    await decide(deps, found, { outcome: 'held', text });
  return held.since;
}

/**
 * Takes back every reason to hold a thing, and clears its case. A suspension stays: the desk ends it. Idempotent.
 * @returns whether it was held
 */
export async function liftTakedown(deps: TakedownDeps, subject: Subject): Promise<boolean> {
  const { kind } = await clear(deps, subject);
  const { kind: of, id } = partsOf(subject);
  if (of === 'user') await followSuspension(deps, id);
  await recordHold(deps, subject);
  const found = readCase(await caseOf(deps.db, subject).get());
  if (found?.status === 'held' || found?.status === 'removed')
    await decide(deps, found, { outcome: 'cleared', text: '' });
  return kind === 'cleared';
}

/** A moderator who decides meanwhile is not overruled. */
const decide = (deps: TakedownDeps, of: Case, decision: Pick<Decision, 'outcome' | 'text'>) =>
  settle(deps, subjectId(of.subject), { ...decision, round: of.round, seenAt: of.decidedAt, by: null });
