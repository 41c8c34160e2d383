import { RENAME } from '@vidriera/domain/rename/limits';
import type { OwnNames } from '@vidriera/domain/rename/wire-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { leadsUntil } from '../../base/people/old-name.ts';

/** Returns a person's names, and when they may change. @param reserved their reservations */
export function ownNamesOf(user: DocumentSnapshot, reserved: DocumentSnapshot[], now: Date): OwnNames {
  const username = String(user.get('username') ?? '');
  const old = reserved
    .map((name) => ({ username: name.id, until: leadsUntil(name)?.getTime() ?? 0 }))
    .filter((name) => name.username !== username && name.until > now.getTime())
    .sort((a, b) => a.until - b.until);
  const changedAt = fechaOrNull.safeParse(user.get('usernameChangedAt')).data ?? null;
  const waitsUntil = changedAt && changedAt.getTime() + RENAME.waitDays * DAY_MS;
  return {
    username,
    old,
    waitsUntil: waitsUntil && waitsUntil > now.getTime() ? waitsUntil : null,
    fullUntil: (old.length >= RENAME.mostOld && old[0]?.until) || null,
  };
}

/** Returns `null` without an open account. */
export async function readOwnNames(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
): Promise<OwnNames | null> {
  const [user, { docs }] = await Promise.all([
    refs.user(db, uid).get(),
    queryFrom(db, queries.namesOf(uid)).get(),
  ]);
  return user.exists && !isClosed(user) ? ownNamesOf(user, docs, now()) : null;
}
