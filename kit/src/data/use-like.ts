import type { Tipo } from '@vidriera/domain/values/ids';
import { useUser } from '@vidriera/session';
import { useEffect, useSyncExternalStore } from 'react';
import { forgetPress } from '../going/after-sign-in.ts';
import { member, memberId } from '../going/member.ts';
import { nextPaint } from '../hooks/next-paint.ts';
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
  /** Whether the likes of a signed-in person are loaded. */
  ready: boolean;
  /** True also while a press waits for the likes. */
  isLiked: boolean;
  toggle: () => void;
}

/**
 * Returns whether the signed-in person likes an item. All areas share one read of the likes. A like button re-renders only when its own
 * like changes.
 */
export function useLike(tipo: Tipo, id: string): LikeUse {
  const uid = useUser()?.uid ?? null;
  const ready = useSyncExternalStore(subscribeLikes, isReady, never);
  const which = keyOf(tipo, id);
  const isLiked = useSyncExternalStore(subscribeLikes, () => isShown(uid, which), never);
  useEffect(() => {
    if (uid) void loadLikes(uid);
    // A visitor who returns without an account loses pending presses.
    if (uid || memberId()) return;
    forgetPress();
    forgetLikes();
  }, [uid]);
  const press = () => {
    void toggleLike(tipo, id, uid ?? memberId() ?? undefined);
    if (ready) return;
    if (uid) void loadLikes(uid);
    else if (memberId())
      // Without a session, mounted like buttons open their dialog at the next paint.
      member().then((user) => (user ? loadLikes(user.uid) : nextPaint().then(forgetLikes)), refusePending);
  };
  return { ready: ready && uid !== null, isLiked, toggle: press };
}
