import { storedUsernameSchema } from '@vidriera/domain/usuario/username-schema';
import { release } from '../../accounts/sign-up/user-document.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';

const MINUTE_MS = 60_000;
const BATCH = 100;

/** Removes sign-ups of the last two days that never got an account. */
export async function sweepReservations({ db, auth, now }: Deps): Promise<number> {
  const from = new Date(now().getTime() - 2 * 24 * 60 * MINUTE_MS);
  const to = new Date(now().getTime() - 10 * MINUTE_MS);
  let released = 0;
  for await (const page of pagesOf(queryFrom(db, queries.reservationsBetween(from, to)), BATCH)) {
    const reservations = page.flatMap((doc) => {
      const uid: unknown = doc.get('uid');
      const username = storedUsernameSchema.safeParse(doc.id);
      return typeof uid === 'string' && username.success ? [{ uid, username: username.data }] : [];
    });
    const { users } = await auth.getUsers(reservations.map(({ uid }) => ({ uid })));
    const alive = new Set(users.map(({ uid }) => uid));
    released += await eachAlone(
      reservations.filter(({ uid }) => !alive.has(uid)),
      ({ username }) => `username/${username}`,
      async (reserva) => {
        await release(db, reserva);
        return 1;
      },
    );
  }
  return released;
}
