import type { Tipo } from '@vidriera/domain/values/ids';
import { sessionHint, useUser, whenKnown } from '@vidriera/session';
import { useEffect, useSyncExternalStore } from 'react';
import { forgetPendingAction } from '../after-sign-in.ts';
import { nextPaint } from '../next-paint.ts';
import {
  forgetLikes,
  isReady,
  isShown,
  keyOf,
  loadLikes,
  refusePending,
  subscribeLikes,
  toggleLike,
} from './like-store.ts';

const never = (): boolean => false;

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
  const ready = useSyncExternalStore(subscribeLikes, isReady, never);
  const which = keyOf(tipo, id);
  const isLiked = useSyncExternalStore(subscribeLikes, () => isShown(uid, which), never);
  useEffect(() => {
    if (uid) void loadLikes(uid);
    // Whoever comes back to the hearts as a visitor asked for nothing any more.
    if (uid || sessionHint()) return;
    forgetPendingAction();
    forgetLikes();
  }, [uid]);
  const press = () => {
    void toggleLike(tipo, id, uid ?? sessionHint()?.uid);
    if (ready) return;
    if (uid) void loadLikes(uid);
    else if (sessionHint())
      // Where nobody is there after all, hearts that stand have answered once that is drawn.
      whenKnown().then(
        ({ user }) => (user ? loadLikes(user.uid) : nextPaint().then(forgetLikes)),
        refusePending,
      );
  };
  return { ready: ready && uid !== null, isLiked, toggle: press };
}
