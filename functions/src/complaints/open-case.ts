import { subjectId, subjectOf } from '@vidriera/domain/held/subject-schema';
import { readPerfilOf } from '../api/read/profile.ts';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { isClosed, suspendedUntil } from '../people/is-gone.ts';
import { logAct } from './log.ts';
import { newRound } from './new-round.ts';
import { expiryAfter, readCase } from './stored.ts';

export type OpenedCase = { kind: 'opened'; id: string } | { kind: 'no-case' | 'no-moderator' };

type OpenDeps = Pick<Deps, 'db' | 'now'>;

/** Opens a case about the account behind a case's thing. @param by the moderator */
export async function openAuthorCase(deps: OpenDeps, caseId: string, by: string): Promise<OpenedCase> {
  const of = readCase(await refs.case(deps.db, caseId).get());
  return of ? openAccountCase(deps, of.creador, by) : { kind: 'no-case' };
}

/**
 * Opens a case about an account, without a complaint. A case that waits, holds or suspends is the one to decide. A suspension outlives its
 * case, so the new one may lift it. Idempotent.
 * @param by the moderator
 */
export async function openAccountCase({ db, now }: OpenDeps, uid: string, by: string): Promise<OpenedCase> {
  const subject = subjectOf('user', uid);
  const id = subjectId(subject);
  const perfil = await readPerfilOf(db, uid);
  return db.runTransaction(async (tx): Promise<OpenedCase> => {
    const [moderator, user, found] = await tx.getAll(
      refs.moderator(db, by),
      refs.user(db, uid),
      refs.case(db, id),
    );
    if (!moderator?.exists) return { kind: 'no-moderator' };
    if (!user?.exists || isClosed(user)) return { kind: 'no-case' };
    const before = readCase(found);
    if (before && before.status !== 'cleared') return { kind: 'opened', id };
    const at = now();
    const titulo = perfil?.nombre ?? String(user.get('username') ?? '');
    const thing = { subject, creador: uid, titulo, shown: perfil && JSON.stringify(perfil) };
    const until = suspendedUntil(user, at);
    tx.set(refs.case(db, id), {
      ...{ ...newRound(thing, before, at), expiresAt: expiryAfter(at) },
      ...(until && { status: 'suspended', waiting: false, suspendedUntil: until }),
    });
    logAct(db, tx, { case: id, action: 'opened', text: '', by, at });
    return { kind: 'opened', id };
  }, PATIENT);
}
