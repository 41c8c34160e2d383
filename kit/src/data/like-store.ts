import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import type { ActionItem } from '../after-sign-in.ts';
import { nextPaint } from '../next-paint.ts';
import { takePendingAction } from '../resume-action.ts';
import { toast } from '../toast.ts';

/** Firestore and what reads it come with it, so only signed-in people fetch it. */
const data = () => import('./likes.ts');

type Key = `${Tipo}/${string}`;
/** What was read, and over it what has changed since or meanwhile. */
type Store = { uid: string | null; likes: ReadonlyMap<Key, boolean>; ready: boolean };

const EMPTY: Store = { uid: null, likes: new Map(), ready: false };
/** By what the store knows an item. */
export const keyOf = (tipo: Tipo, id: string): Key => `${tipo}/${id}`;

let store = EMPTY;
/** Hearts pressed before it was known what the person likes: drawn pressed, and given when it is known, of who pressed them. */
const asked = new Map<Key, { by: string | undefined; give: () => void }>();
/** Changes on their way to Firestore. */
const inProgress = new Set<Key>();
const listeners = new Set<() => void>();
const isKept = (which: Key): boolean => store.likes.get(which) ?? false;
/** Whether it is known what the person likes. */
export const isReady = (): boolean => store.ready;

/** Whether a heart is drawn pressed for somebody: it is liked, or was asked for. */
export const isShown = (uid: string | null, which: Key): boolean =>
  (uid !== null && store.uid === uid && isKept(which)) || asked.has(which);

function publish(following: Store): void {
  store = following;
  for (const listener of listeners) listener();
}

/** Every area holds a copy of this module: the window's event carries a change from one to the others. */
const LIKE_EVENT = 'vidriera:like';
type Change = { uid: string; tipo: Tipo; id: string; isLiked: boolean };

const announce = (change: Change): boolean => dispatchEvent(new CustomEvent(LIKE_EVENT, { detail: change }));

/** Areas may be of different builds: what is no change of a like of this person is left alone, and nobody looks for the like of what there is not. */
function onChange(event: Event): void {
  const { uid, tipo, id, isLiked }: Partial<Change> = Object((event as CustomEvent<unknown>).detail);
  if (uid !== store.uid || typeof isLiked !== 'boolean') return;
  publish({ ...store, likes: new Map(store.likes).set(`${tipo}/${id}` as Key, isLiked) });
}

/** Has `listener` called after every change, until what is returned is called. */
export function subscribeLikes(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener(LIKE_EVENT, onChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    rest();
  };
}

/** Without hearts on the page changes are not heard of, so likes are read anew next time. What was pressed is given first. */
function rest(): void {
  if (listeners.size + asked.size + inProgress.size > 0) return;
  removeEventListener(LIKE_EVENT, onChange);
  store = EMPTY;
}

/** Whose session has ended has asked for nothing any more. */
export function forgetLikes(): void {
  asked.clear();
  if (store !== EMPTY) publish(EMPTY);
}

/** Reads what somebody likes, once while hearts stand, and gives what they pressed meanwhile. What fails is said. */
export async function loadLikes(uid: string): Promise<void> {
  if (store.uid === uid) return;
  publish({ ...EMPTY, uid });
  try {
    const { myLikes } = await data();
    const likes = await myLikes();
    if (store.uid !== uid) return;
    const read = TIPOS.flatMap((tipo) => likes[tipo].map((id) => [keyOf(tipo, id), true] as const));
    publish({ uid, likes: new Map([...read, ...store.likes]), ready: true });
    const due = [...asked];
    asked.clear();
    for (const [which, { by, give }] of due) if (by === uid && !isKept(which)) give();
    await givePending(uid);
    rest();
  } catch (error) {
    if (store.uid !== uid) return; // their session has ended
    console.warn('likes could not be read', error);
    publish(EMPTY); // without hearts the page still does its work
    refusePending(error);
  }
}

const say = (error: unknown): void => toast.error(failureOf(error).message);

/** Takes back, with a word, what was asked for and can't be given. */
export function refusePending(error: unknown): void {
  if (asked.size === 0) return;
  asked.clear();
  publish({ ...store });
  rest();
  say(error);
}

/**
 * Likes or unlikes: shown at once, taken back with a message if it could not be kept. Before it is known what is liked, it is asked for, or no more.
 * @param by whose press it is, where that is not known yet
 * @returns whether it was kept
 */
export async function toggleLike(tipo: Tipo, id: string, by?: string): Promise<boolean> {
  const { uid, ready } = store;
  const which = keyOf(tipo, id);
  if (!ready) {
    if (!asked.delete(which)) asked.set(which, { by, give: () => void toggleLike(tipo, id) });
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
    announce({ uid, tipo, id, isLiked }); // again, for areas that read the likes meanwhile
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

/** @returns whether it was liked by this */
const addLike = async ({ tipo, id }: ActionItem): Promise<boolean> =>
  !isKept(keyOf(tipo, id)) && toggleLike(tipo, id);
