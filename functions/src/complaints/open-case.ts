import { partsOf, type Subject, subjectId, subjectOf } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { isClosed, suspendedUntil } from '../people/is-gone.ts';
import { logAct } from './log.ts';
import { newRound } from './new-round.ts';
import { expiryAfter, readCase } from './stored.ts';
import { thingOf } from './thing.ts';

export type OpenedCase = { kind: 'opened'; id: string } | { kind: 'no-case' | 'no-moderator' };

type OpenDeps = Pick<Deps, 'db' | 'now'>;

/** Opens a case about the account behind a case's thing. @param by the moderator */
export async function openAuthorCase(deps: OpenDeps, caseId: string, by: string): Promise<OpenedCase> {
  const of = readCase(await refs.case(deps.db, caseId).get());
  return of ? openCase(deps, subjectOf('user', of.creador), by) : { kind: 'no-case' };
}

/**
 * Opens a case about a thing, without a complaint. A case that waits, holds or suspends is the one to decide. A suspension outlives its
 * case, so the new one may lift it. Idempotent.
 * @param by the moderator; `null`: an operator
 */
export async function openCase(deps: OpenDeps, subject: Subject, by: string | null): Promise<OpenedCase> {
  const { db, now } = deps;
  const id = subjectId(subject);
  const thing = await thingOf(deps, subject);
  if (!thing) return { kind: 'no-case' };
  return db.runTransaction(async (tx): Promise<OpenedCase> => {
    const [user, found] = await tx.getAll(refs.user(db, thing.creador), refs.case(db, id));
    if (by !== null && !(await tx.get(refs.moderator(db, by))).exists) return { kind: 'no-moderator' };
    if (!user?.exists || isClosed(user)) return { kind: 'no-case' };
    const before = readCase(found);
    if (before && before.status !== 'cleared') return { kind: 'opened', id };
    const at = now();
    const until = partsOf(subject).kind === 'user' && suspendedUntil(user, at);
    tx.set(refs.case(db, id), {
      ...{ ...newRound(thing, before, at), expiresAt: expiryAfter(at) },
      ...(until && { status: 'suspended', waiting: false, suspendedUntil: until }),
    });
    logAct(db, tx, { case: id, action: 'opened', text: '', by, at });
    return { kind: 'opened', id };
  }, PATIENT);
}
