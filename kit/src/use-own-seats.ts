import { isFailure } from '@vidriera/domain/failure';
import { useUser } from '@vidriera/session';
import { useEffect, useSyncExternalStore } from 'react';
import { isOwnSeatsFresh, type OwnSeatState, ownSeatState, subscribeOwnSeats } from './own-seats.ts';

/** One request at a time, however many cards ask. */
let reading: Promise<unknown> | null = null;

/** Reads the person's seats; `askSeats` stores the answer. The page works without it. */
function load(uid: string): void {
  if (reading || isOwnSeatsFresh(uid)) return;
  reading = import('./requests/ask-seats.ts')
    .then(({ askSeats }) => askSeats({ what: 'mine' }))
    .catch((caught: unknown) => {
      if (!isFailure(caught, 'no-session')) console.warn('failed to load own seats:', caught);
    })
    .finally(() => {
      reading = null;
    });
}

/** Returns whether the signed-in person goes to an event or waits for seats; `null` on the server, for visitors, and while unknown. */
export function useOwnSeats(evento: string): OwnSeatState | null {
  const uid = useUser()?.uid ?? null;
  const standing = useSyncExternalStore(
    subscribeOwnSeats,
    () => ownSeatState(uid, evento),
    () => null,
  );
  useEffect(() => {
    if (!uid) return;
    load(uid);
    return subscribeOwnSeats(() => load(uid));
  }, [uid]);
  return standing;
}
