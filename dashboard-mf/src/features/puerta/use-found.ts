import { FIND_FROM } from '@vidriera/domain/door/limits';
import { isFailure } from '@vidriera/domain/failure';
import { call } from '@vidriera/kit/requests/callable';
import { useEffect, useState } from 'react';
import type { KeptDoor } from './door-store.ts';
import type { ListedDate } from './load.ts';

/** Milliseconds without typing before asking. */
const WAIT = 400;
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Returns the parties that the server finds by whole names, for a helper, who sees initials. Without a signal, or for the creator, who has
 * all names, nobody.
 */
export function useFound(
  { evento, fecha }: ListedDate,
  helper: KeptDoor['helper'],
  search: string,
): ReadonlySet<string> {
  const words = search.trim();
  const [found, setFound] = useState({ words: '', nonces: NOBODY });
  const { id = '', secret = '' } = helper ?? {};

  useEffect(() => {
    if (!id || words.length < FIND_FROM) return;
    let isLeft = false;
    const clock = setTimeout(() => {
      call('door', { what: 'find', evento, fecha, helper: { id, secret }, words }).then(
        ({ nonces }) => {
          if (!isLeft) setFound({ words, nonces: new Set(nonces) });
        },
        (caught: unknown) => {
          // The names on the phone are searched; the door itself says why the server refuses.
          if (!isFailure(caught)) throw caught;
        },
      );
    }, WAIT);
    return () => {
      isLeft = true;
      clearTimeout(clock);
    };
  }, [evento, fecha, id, secret, words]);
  return found.words === words ? found.nonces : NOBODY;
}
