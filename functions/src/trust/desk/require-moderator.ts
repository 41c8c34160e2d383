import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { CallableRequest } from 'firebase-functions/https';
import type { Deps } from '../../base/firestore/admin.ts';
import { readHold } from '../../base/firestore/held.ts';
import { refs } from '../../base/firestore/refs.ts';
import { refusal, uidOf } from '../../base/http/callable.ts';
import { isClosed, suspendedUntil } from '../../base/people/is-gone.ts';
import { reasonsIn } from '../complaints/stood.ts';

const MAX_SESSION_MS = 12 * 3_600_000;

/**
 * Returns the uid of a moderator, read anew in each call, because tokens live for an hour.
 * @throws HttpsError `no-session`, also for a deleted account; `not-found` for everybody who is no moderator now; `stale-session` after twelve hours
 */
export async function requireModerator(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  request: Pick<CallableRequest, 'auth'>,
): Promise<string> {
  const uid = uidOf(request);
  const [[moderator, user, held], { users }] = await Promise.all([
    db.getAll(refs.moderator(db, uid), refs.user(db, uid), refs.held(db, subjectOf('user', uid))),
    auth.getUsers([{ uid }]),
  ]);
  const [account] = users;
  const isGone = user?.exists ? isClosed(user) : !account;
  if (isGone) throw refusal('no-session', messages.session.expired);
  // Nobody has decided yet about an account that complaints alone hold.
  const isHeld = reasonsIn(readHold(held)).some((reason) => reason !== 'complaints');
  const isOpen = user?.exists && suspendedUntil(user, now()) === null && !isHeld;
  if (!moderator?.exists || !isOpen || !account?.emailVerified || account.disabled)
    throw refusal('not-found', messages.desk.notAModerator);
  const since = (request.auth?.token.auth_time ?? 0) * 1000;
  if (now().getTime() - since > MAX_SESSION_MS) throw refusal('stale-session', messages.desk.staleSession);
  return uid;
}
