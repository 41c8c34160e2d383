import { roundFor, stateOfHold } from '@vidriera/domain/complaint/acts';
import { type Subject, subjectId, subjectOf } from '@vidriera/domain/held/subject-schema';
import { FOR_GOOD } from '@vidriera/domain/usuario/suspension';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { suspendedUntil } from '../../base/people/is-gone.ts';
import { logAct } from './log.ts';
import { isOwnCase } from './moderators.ts';
import { newRound } from './new-round.ts';
import { isThere, reasonsIn, stoodIn } from './stood.ts';
import { readCase, storeCase } from './stored.ts';
import { thingOf } from './thing.ts';

export type OpenedCase = { kind: 'opened'; id: string } | { kind: 'no-case' | 'no-moderator' };

type OpenDeps = Pick<Deps, 'db' | 'now'>;

/** Opens a case about the account behind a case's thing. @param by the moderator */
export async function openAuthorCase(deps: OpenDeps, caseId: string, by: string): Promise<OpenedCase> {
  const of = readCase(await refs.case(deps.db, caseId).get());
  return of && !isOwnCase(of, by) ? openCase(deps, subjectOf('user', of.creador), by) : { kind: 'no-case' };
}

/**
 * Opens a case about a thing, without a complaint. A case that waits, holds or suspends is the one to decide. A hold may outlive its case,
 * so the new one begins with it. Idempotent.
 * @param by the moderator; `null`: an operator
 */
export async function openCase(deps: OpenDeps, subject: Subject, by: string | null): Promise<OpenedCase> {
  const { db, now } = deps;
  const id = subjectId(subject);
  const thing = await thingOf(deps, subject);
  if (!thing) return { kind: 'no-case' };
  return db.runTransaction(async (tx): Promise<OpenedCase> => {
    if (by !== null && !(await tx.get(refs.moderator(db, by))).exists) return { kind: 'no-moderator' };
    const stood = await stoodIn(db, tx, subject);
    if (!isThere(stood) || stood.author?.id === by) return { kind: 'no-case' };
    if (stood.of && roundFor(stood.of.status) !== 'new') return { kind: 'opened', id };
    const at = now();
    const { status, waits } = stateOfHold(reasonsIn(stood.hold));
    const until = status === 'suspended' ? (suspendedUntil(stood.thing, at) ?? FOR_GOOD) : null;
    const of = { ...newRound(thing, stood.of, at), status, waiting: waits, suspendedUntil: until };
    storeCase(tx, db, of, at);
    logAct(db, tx, { case: id, action: 'opened', text: '', by, at });
    return { kind: 'opened', id };
  }, PATIENT);
}
