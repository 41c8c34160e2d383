import { sessionHint, useUser } from 'kit/session';
import { forgetItem, isWantedItem } from 'kit/wanted-item';
import { useEffect, useRef } from 'react';

/**
 * Goes on with what a visitor pressed of an item, once they are back as somebody. Whoever comes back as a visitor asked for nothing any more.
 * @param open opens the window that the press opened
 * @returns the id of who is signed in
 */
export function useWanted(id: string, open: () => void): string | undefined {
  const uid = useUser()?.uid;
  const latest = useRef(open);
  useEffect(() => {
    if (!isWantedItem(id)) return;
    if (!uid && !sessionHint()) forgetItem();
    if (uid) latest.current();
  }, [uid, id]);
  return uid;
}
