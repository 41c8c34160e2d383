import { doorPath } from '@vidriera/kit/going/detail-path';
import { useKeptScreen } from '@vidriera/kit/hooks/use-kept-screen';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDoor, type Door } from './door.ts';
import type { KeptDoor } from './door-store.ts';
import type { ListedDate } from './load.ts';

/** Milliseconds between two questions to the server; every minute one asks whether seats changed, and every tenth for the whole list. */
const EVERY = 5000;
const SEATS = 12;
const WHOLE = 10 * SEATS;

/** This phone's door. While it is visible it asks the server every few seconds, and at once when the connection is back. */
export function useDoor(at: ListedDate, start: KeptDoor) {
  const [door] = useState<Door>(() => createDoor(at, start));
  const state = useSyncExternalStore(door.subscribe, door.state);

  useEffect(() => {
    let turn = 0;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      turn += 1;
      const [asksSeats, isWhole] = [turn % SEATS === 0, turn % WHOLE === 0]; // a slow answer comes turns later
      void door.sync().then(() => (asksSeats ? door.reread(isWhole) : undefined));
    };
    void door.sync();
    const timer = setInterval(ask, EVERY);
    addEventListener('online', ask);
    addEventListener('storage', door.fromStorage);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
      removeEventListener('storage', door.fromStorage);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [door]);

  useKeptScreen(doorPath(at.evento, at.fecha));
  return { door, ...state };
}
