import { subjectId, subjectOf } from '@vidriera/domain/held/subject-schema';
import { readPerfilOf } from '../api/read/profile.ts';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { isClosed } from '../people/is-gone.ts';
import { logAct } from './log.ts';
import { newRound } from './new-round.ts';
import { expiryAfter, readCase } from './stored.ts';

export type OpenedCase = { kind: 'opened'; id: string } | { kind: 'no-case' | 'no-moderator' };

/**
 * Opens a case about the account behind a case's thing, without a complaint. A case that waits, holds or suspends is the one to decide.
 * Idempotent.
 * @param by the moderator
 */
export async function openAuthorCase(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caseId: string,
  by: string,
): Promise<OpenedCase> {
  const of = readCase(await refs.case(db, caseId).get());
  if (!of) return { kind: 'no-case' };
  const uid = of.creador;
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
    tx.set(refs.case(db, id), { ...newRound(thing, before, at), expiresAt: expiryAfter(at) });
    logAct(db, tx, { case: id, action: 'opened', text: '', by, at });
    return { kind: 'opened', id };
  }, PATIENT);
}
