import type { DeskPerson } from '@vidriera/domain/desk/wire-schema';
import { subjectId, subjectOf } from '@vidriera/domain/held/subject-schema';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { logAct } from '../complaints/log.ts';

interface Verification {
  /** Both as the moderator saw them. */
  username: string;
  nombre: string;
  isVerified: boolean;
  /** The moderator. */
  by: string;
}
/** `stale`: the account is gone, or has another name now. Nobody verifies themselves. */
export type VerifyOutcome = 'done' | 'stale' | 'no-moderator';

const named = ({ db }: Pick<Deps, 'db'>, username: string) =>
  queryFrom(db, queries.byUsername(normalizeUsername(username))).limit(1);

export const deskPersonOf = (user: DocumentSnapshot): DeskPerson => ({
  username: String(user.get('username') ?? ''),
  nombre: String(user.get('display_name') ?? ''),
  isVerified: user.get('verificado') === true,
});

/** Returns an open account by its present username; `null` if there is none. */
export async function readPersonNamed(
  deps: Pick<Deps, 'db'>,
  username: string,
): Promise<{ uid: string; person: DeskPerson } | null> {
  if (!normalizeUsername(username)) return null;
  const [user] = (await named(deps, username).get()).docs;
  return user && !isClosed(user) ? { uid: user.id, person: deskPersonOf(user) } : null;
}

/** Gives a person the verified mark, or takes it. Idempotent. */
export function verify(
  deps: Pick<Deps, 'db' | 'now'>,
  { username, nombre, isVerified, by }: Verification,
): Promise<VerifyOutcome> {
  const { db, now } = deps;
  return db.runTransaction(async (tx): Promise<VerifyOutcome> => {
    const moderator = await tx.get(refs.moderator(db, by));
    if (!moderator.exists) return 'no-moderator';
    const [user] = (await tx.get(named(deps, username))).docs;
    if (!user || isClosed(user) || user.id === by) return 'stale';
    const seen = deskPersonOf(user);
    if (seen.nombre !== nombre) return 'stale';
    if (seen.isVerified === isVerified) return 'done';
    const at = now();
    tx.update(user.ref, { verificado: isVerified });
    const action = isVerified ? 'verified' : 'unverified';
    logAct(db, tx, { case: subjectId(subjectOf('user', user.id)), action, text: '', by, at });
    return 'done';
  }, PATIENT);
}
