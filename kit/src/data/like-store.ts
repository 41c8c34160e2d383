import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import type { ActionItem } from '../going/after-sign-in.ts';
import { takePendingAction } from '../going/resume-action.ts';
import { nextPaint } from '../hooks/next-paint.ts';
import { toast } from '../messages/toast.ts';

/** Brings Firestore, so only signed-in people fetch it. */
const data = () => import('../requests/likes.ts');

type Key = `${Tipo}/${string}`;
/** The likes as read, with the changes made since. */
type Store = { uid: string | null; likes: ReadonlyMap<Key, boolean>; ready: boolean };

const EMPTY: Store = { uid: null, likes: new Map(), ready: false };
export const keyOf = (tipo: Tipo, id: string): Key => `${tipo}/${id}`;

let store = EMPTY;
/** Hearts pressed before the likes are loaded, with the account that pressed them: shown pressed, and liked after loading. */
const pendingLikes = new Map<Key, { by: string | undefined; give: () => void }>();
const inProgress = new Set<Key>();
const listeners = new Set<() => void>();
const isKept = (which: Key): boolean => store.likes.get(which) ?? false;
export const isReady = (): boolean => store.ready;

/** Whether a heart is shown pressed: the item is liked, or the like waits for loading. */
export const isShown = (uid: string | null, which: Key): boolean =>
  (uid !== null && store.uid === uid && isKept(which)) || pendingLikes.has(which);

function publish(following: Store): void {
  store = following;
  for (const listener of listeners) listener();
}

/** Each area bundles its own copy of this module; this event keeps them in step. */
const LIKE_EVENT = 'vidriera:like';
type Change = { uid: string; tipo: Tipo; id: string; isLiked: boolean };

const announce = (change: Change): boolean => dispatchEvent(new CustomEvent(LIKE_EVENT, { detail: change }));

/** Areas may be of different builds, so the detail is checked. */
function onChange(event: Event): void {
  const { uid, tipo, id, isLiked }: Partial<Change> = Object((event as CustomEvent<unknown>).detail);
  if (uid !== store.uid || typeof isLiked !== 'boolean') return;
  publish({ ...store, likes: new Map(store.likes).set(`${tipo}/${id}` as Key, isLiked) });
}

export function subscribeLikes(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener(LIKE_EVENT, onChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    rest();
  };
}

/** Empties the store when no heart is mounted: changes are not heard then, so the next heart reads again. */
function rest(): void {
  if (listeners.size + pendingLikes.size + inProgress.size > 0) return;
  removeEventListener(LIKE_EVENT, onChange);
  store = EMPTY;
}

export function forgetLikes(): void {
  pendingLikes.clear();
  if (store !== EMPTY) publish(EMPTY);
}

/** Reads a person's likes once while hearts are mounted, then gives the waiting likes. Failures are shown in a toast. */
export async function loadLikes(uid: string): Promise<void> {
  if (store.uid === uid) return;
  publish({ ...EMPTY, uid });
  try {
    const { myLikes } = await data();
    const likes = await myLikes();
    if (store.uid !== uid) return;
    const read = TIPOS.flatMap((tipo) => likes[tipo].map((id) => [keyOf(tipo, id), true] as const));
    publish({ uid, likes: new Map([...read, ...store.likes]), ready: true });
    const due = [...pendingLikes];
    pendingLikes.clear();
    for (const [which, { by, give }] of due) if (by === uid && !isKept(which)) give();
    await givePending(uid);
    rest();
  } catch (error) {
    if (store.uid !== uid) return; // the session ended meanwhile
    console.warn('likes could not be read', error);
    publish(EMPTY); // the page works without hearts
    refusePending(error);
  }
}

const say = (error: unknown): void => toast.error(failureOf(error).message);

export function refusePending(error: unknown): void {
  if (pendingLikes.size === 0) return;
  pendingLikes.clear();
  publish({ ...store });
  rest();
  say(error);
}

/**
 * Likes or unlikes an item. The change is shown at once and undone with a toast if it can't be saved. Before loading it toggles a
 * waiting press.
 * @param by the account that pressed, if known
 * @returns whether it was saved
 */
export async function toggleLike(tipo: Tipo, id: string, by?: string): Promise<boolean> {
  const { uid, ready } = store;
  const which = keyOf(tipo, id);
  if (!ready) {
    if (!pendingLikes.delete(which)) pendingLikes.set(which, { by, give: () => void toggleLike(tipo, id) });
    publish({ ...store });
    return false;
  }
  if (!uid || inProgress.has(which)) return false;
  const isLiked = !isKept(which);
  inProgress.add(which);
  announce({ uid, tipo, id, isLiked });
  try {
    await nextPaint();
    const { like, unlike } = await data();
    await (isLiked ? like(tipo, id) : unlike(tipo, id));
    announce({ uid, tipo, id, isLiked }); // again, for areas that loaded the likes meanwhile
    return true;
  } catch (error) {
    announce({ uid, tipo, id, isLiked: !isLiked });
    say(error);
    return false;
  } finally {
    inProgress.delete(which);
    rest();
  }
}

/** Gives the like that was pressed before signing in. A toast tells, unless the item was liked already. */
async function givePending(uid: string): Promise<void> {
  const item = await takePendingAction(uid, 'like');
  if (item && store.uid === uid && (await addLike(item))) toast.success(messages.list.liked(item.titulo));
}

/** @returns whether this added the like */
const addLike = async ({ tipo, id }: ActionItem): Promise<boolean> =>
  !isKept(keyOf(tipo, id)) && toggleLike(tipo, id);
