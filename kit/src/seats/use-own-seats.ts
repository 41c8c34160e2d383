import { isFailure } from '@vidriera/domain/failure';
import { useUser } from '@vidriera/session';
import { useEffect, useSyncExternalStore } from 'react';
import {
  hasOwnReminder,
  isOwnSeatsFresh,
  type OwnSeatState,
  ownSeatState,
  subscribeOwnSeats,
} from './own-seats.ts';

/** One request at a time, however many cards ask. */
let reading: Promise<unknown> | null = null;

/** Reads the person's seats and reminders; `askSeats` stores the answer. The page works without it. */
function load(uid: string): void {
  if (reading || isOwnSeatsFresh(uid)) return;
  reading = import('../requests/ask-seats.ts')
    .then(({ askSeats }) => askSeats({ what: 'mine' }))
    .catch((caught: unknown) => {
      if (!isFailure(caught, 'no-session')) console.warn('failed to load own seats:', caught);
    })
    .finally(() => {
      reading = null;
    });
}

function useOwn<T>(read: (uid: string | null) => T, without: T): T {
  const uid = useUser()?.uid ?? null;
  const value = useSyncExternalStore(
    subscribeOwnSeats,
    () => read(uid),
    () => without,
  );
  useEffect(() => {
    if (!uid) return;
    load(uid);
    return subscribeOwnSeats(() => load(uid));
  }, [uid]);
  return value;
}

/** Returns whether the signed-in person goes to an event or waits for seats; `null` on the server, for visitors, and while unknown. */
export const useOwnSeats = (evento: string): OwnSeatState | null =>
  useOwn((uid) => ownSeatState(uid, evento), null);

/** Returns whether the signed-in person asked to be reminded of a date; `false` on the server, for visitors, and while unknown. */
export const useOwnReminder = (evento: string, fecha: string): boolean =>
  useOwn((uid) => hasOwnReminder(uid, evento, fecha), false);
