import { LOCAL_KEYS } from 'domain/values/limits';
import { read, write } from '../local-storage.ts';
import { MAIN_ID } from '../main-id.ts';
import { type Tree, treesIn } from './tree.ts';

interface Kept {
  uid: string;
  /** Path and query it stood at. */
  address: string;
  trees: Tree[];
}

/** Before a path, the key of what the screen there showed last; until the session ends. It is read as it was written: another shape has another key. */
export const SEEN_KEY = 'vidriera.seen';

/** What stands in for a screen until the browser has drawn it (shell/src/server/stand-in.tsx). */
export const STILL = 'main > [data-still]';

/** Whether what the person saw last stands there: it is to stay until there is as much to show. */
export const isLastSeen = (): boolean => document.querySelector(`${STILL}[data-seen]`) !== null;

/** Characters of the longest screen that is kept: some sixty cards. */
const MOST = 200_000;

const keyOf = ({ pathname }: Location) => SEEN_KEY + pathname;
const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Keeps what the present screen shows, for the person this browser remembers; what can't be kept takes the place of nothing. */
export function keepSeen(): void {
  const main = document.getElementById(MAIN_ID);
  const uid = read(LOCAL_KEYS.userId);
  if (!main || !uid || main.querySelector('dialog[open], :popover-open')) return;
  const kept: Kept = { uid, address: addressOf(location), trees: treesIn(main) };
  const text = JSON.stringify(kept);
  // A picture on its way to the server is gone with this page.
  write(keyOf(location), text.length > MOST || text.includes('"blob:') ? null : text);
}

/** Keeps nothing of the present screen: it shows what is no more. */
export const forgetSeen = (): void => write(keyOf(location), null);

/** What the screen at this address showed last to the person this browser remembers. */
export function readSeen(): Tree[] | null {
  const text = read(keyOf(location));
  if (!text) return null;
  const { uid, address, trees } = JSON.parse(text) as Kept;
  return uid === read(LOCAL_KEYS.userId) && address === addressOf(location) ? trees : null;
}
