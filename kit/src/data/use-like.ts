import { messages } from 'domain/messages/messages';
import { TIPOS, type Tipo } from 'domain/values/ids';
import { sessionHint, useUser, whenKnown } from 'kit/session';
import { useEffect, useSyncExternalStore } from 'react';
import { drawn } from '../drawn.ts';
import { failureOf } from '../failure.ts';
import { toast } from '../toast.ts';
import { forgetWanted, wantedText } from '../wanted-like.ts';

/** Firestore and what reads it come with it, so only signed-in people fetch it. */
const data = () => import('./likes.ts');

type Key = `${Tipo}/${string}`;
type Store = { uid: string | null; keys: ReadonlySet<Key>; ready: boolean };

const EMPTY: Store = { uid: null, keys: new Set(), ready: false };
const key = (tipo: Tipo, id: string): Key => `${tipo}/${id}`;

let store = EMPTY;
/** Hearts pressed before it was known what the person likes: drawn pressed, and given when it is known. */
const asked = new Map<Key, () => void>();
const listeners = new Set<() => void>();
const isReady = (): boolean => store.ready;
const never = (): boolean => false;

function publish(following: Store): void {
  store = following;
  for (const listener of listeners) listener();
}

/** Every area holds a copy of this module: the window's event carries a change from one to the others. */
const LIKE_EVENT = 'vidriera:like';
type Change = { uid: string; tipo: Tipo; id: string; isLiked: boolean };

/** Areas may be of different builds: what is no change of a like is left alone. */
const isChange = (value: unknown): value is Change => {
  const { uid, tipo, id, isLiked } = Object(value) as Record<keyof Change, unknown>;
  const texts = typeof uid === 'string' && typeof id === 'string';
  return texts && typeof isLiked === 'boolean' && TIPOS.some((one) => one === tipo);
};

const announce = (change: Change): boolean => dispatchEvent(new CustomEvent(LIKE_EVENT, { detail: change }));

function onChange(event: Event): void {
  const change: unknown = (event as CustomEvent<unknown>).detail;
  if (!isChange(change) || change.uid !== store.uid) return;
  const keys = new Set(store.keys);
  if (change.isLiked) keys.add(key(change.tipo, change.id));
  else keys.delete(key(change.tipo, change.id));
  publish({ ...store, keys });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener(LIKE_EVENT, onChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener(LIKE_EVENT, onChange);
    store = EMPTY; // nobody heard of changes meanwhile: read anew next time
  };
}

async function load(uid: string): Promise<void> {
  publish({ ...EMPTY, uid });
  try {
    const { myLikes } = await data();
    const likes = await myLikes();
    if (store.uid !== uid) return;
    const keys = new Set(TIPOS.flatMap((tipo) => likes[tipo].map((id) => key(tipo, id))));
    publish({ uid, keys, ready: true });
    const due = [...asked];
    asked.clear();
    for (const [which, give] of due) if (!keys.has(which)) give();
    if (wantedText()) await giveWanted();
  } catch (error) {
    if (store.uid === uid) publish(EMPTY); // without hearts the page still does its work
    refuse(error);
    console.warn('likes could not be read', error);
  }
}

/** Takes back, with a word, what was asked for and can't be given. */
function refuse(error: unknown): void {
  if (asked.size === 0) return;
  asked.clear();
  publish({ ...store });
  toast.error(failureOf(error).message);
}

const inProgress = new Set<Key>();

/**
 * Likes or unlikes: shown at once, taken back with a message if it could not be kept. Before it is known what is liked, it is asked for, or no more.
 * @returns whether it was kept
 */
async function toggle(tipo: Tipo, id: string): Promise<boolean> {
  const { uid, keys, ready } = store;
  const which = key(tipo, id);
  if (!ready) {
    if (!asked.delete(which)) asked.set(which, () => void toggle(tipo, id));
    publish({ ...store });
    return false;
  }
  if (!uid || inProgress.has(which)) return false;
  const isLiked = !keys.has(which);
  inProgress.add(which);
  announce({ uid, tipo, id, isLiked });
  try {
    await drawn();
    const { like, unlike } = await data();
    await (isLiked ? like(tipo, id) : unlike(tipo, id));
    return true;
  } catch (error) {
    announce({ uid, tipo, id, isLiked: !isLiked });
    toast.error(failureOf(error).message);
    return false;
  } finally {
    inProgress.delete(which);
  }
}

/** Gives the like that a visitor asked for before signing in. */
async function giveWanted(): Promise<void> {
  try {
    const { takeWanted } = await import('../take-wanted.ts');
    const wanted = takeWanted();
    if (!wanted || store.keys.has(key(wanted.tipo, wanted.id))) return;
    if (await toggle(wanted.tipo, wanted.id)) toast.success(messages.list.liked(wanted.titulo));
  } catch (error) {
    toast.error(failureOf(error).message);
  }
}

export interface LikeUse {
  /** Whether it is known yet what the person likes; false too when nobody is signed in. */
  ready: boolean;
  /** Of somebody of whom it is not known yet: whether they asked for it. */
  isLiked: boolean;
  toggle: () => void;
}

/**
 * Whether the signed-in person likes an item: likes are read once and kept alike in all areas, and a heart is drawn anew by its own change alone. On
 * a server, and for visitors: unknown.
 */
export function useLike(tipo: Tipo, id: string): LikeUse {
  const uid = useUser()?.uid ?? null;
  const ready = useSyncExternalStore(subscribe, isReady, never);
  const which = key(tipo, id);
  const isLiked = useSyncExternalStore(
    subscribe,
    () => (uid !== null && store.uid === uid && store.keys.has(which)) || asked.has(which),
    never,
  );
  useEffect(() => {
    if (uid && store.uid !== uid) void load(uid);
    // Whoever comes back to the hearts as a visitor asked for nothing any more.
    if (uid || sessionHint()) return;
    forgetWanted();
    if (store.uid) publish(EMPTY); // whose session has ended
  }, [uid]);
  const press = () => {
    void toggle(tipo, id);
    if (ready) return;
    if (uid && store.uid !== uid) void load(uid);
    else if (!uid && sessionHint()) whenKnown().catch(refuse);
  };
  return { ready: ready && uid !== null, isLiked, toggle: press };
}
