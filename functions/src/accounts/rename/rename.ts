import { RENAME } from '@vidriera/domain/rename/limits';
import { DAY_MS } from '@vidriera/domain/site/retention';
import type { Username } from '@vidriera/domain/usuario/username-schema';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed, suspendedUntil } from '../../base/people/is-gone.ts';
import { isFree, reservationsOf } from '../sign-up/reservations.ts';
import { ownNamesOf } from './names.ts';

/**
 * - `waits`: the last change is too recent.
 * - `full`: another old name would be one too many.
 */
export type RenameOutcome =
  | { kind: 'renamed'; username: string }
  | { kind: 'no-account' | 'taken' }
  | { kind: 'waits' | 'full'; until: number };

/**
 * Changes a person's username, and lets the old one lead on. One of simultaneous changes wins. Idempotent. A look-alike key that two own
 * names share stays with the present one, so freeing the old one (daily/release-names.ts) leaves it. The verified mark was for the old name.
 */
export function rename(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  username: Username,
): Promise<RenameOutcome> {
  return db.runTransaction(async (tx): Promise<RenameOutcome> => {
    const user = await tx.get(refs.user(db, uid));
    // The call looked before: a suspension may have come since.
    if (!user.exists || isClosed(user) || suspendedUntil(user, now())) return { kind: 'no-account' };
    const { docs: reserved } = await tx.get(queryFrom(db, queries.namesOf(uid)));
    const found = await tx.getAll(...reservationsOf(db, username));
    const at = now();
    const names = ownNamesOf(user, reserved, at);
    if (names.username === username) return { kind: 'renamed', username };
    if (names.waitsUntil !== null) return { kind: 'waits', until: names.waitsUntil };
    const own = new Set(reserved.map(({ id }) => id));
    if (!isFree(found, own)) return { kind: 'taken' };
    if (names.fullUntil !== null && !own.has(username)) return { kind: 'full', until: names.fullUntil };

    const freeFrom = new Date(at.getTime() + RENAME.leadsDays * DAY_MS);
    if (own.has(names.username)) tx.update(refs.username(db, names.username), { freeFrom });
    tx.set(refs.username(db, username), { uid, created_time: at });
    for (const alike of refs.usernameAlikes(db, username)) tx.set(alike, { username });
    tx.update(user.ref, {
      username,
      usernameChangedAt: at,
      updated_time: at,
      ...(user.get('verificado') === true && { verificado: false }),
    });
    return { kind: 'renamed', username };
  }, PATIENT);
}
