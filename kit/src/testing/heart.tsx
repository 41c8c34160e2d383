import { type SessionUser, sessionHint, useUser } from '@vidriera/session';
import { vi } from 'vitest';
import { type LikeUse, useLike } from '../data/use-like.ts';
import { nextPaint } from '../hooks/next-paint.ts';
import { type Likes, like, myLikes, unlike } from '../requests/likes.ts';

export const LIKES: Likes = { evento: ['e1'], curso: [], promo: [], link: [] };

export let usage: LikeUse;

export function Heart({ id = 'e1' }) {
  usage = useLike('evento', id);
  return <p>{usage.ready ? `gusta: ${usage.isLiked}` : 'no se sabe'}</p>;
}

/** Signs a person in on the mocked session; `null` signs out. */
export const enters = (uid: string | null) =>
  vi.mocked(useUser).mockReturnValue(uid ? ({ uid } as SessionUser) : null);

/** Resets the mocks of session, likes and paint. 'u1' is signed in, and no request fails. */
export function setUpHearts(): void {
  vi.resetAllMocks();
  enters('u1');
  vi.mocked(sessionHint).mockReturnValue(null);
  vi.mocked(nextPaint).mockResolvedValue();
  vi.mocked(myLikes).mockResolvedValue(LIKES);
  vi.mocked(like).mockResolvedValue();
  vi.mocked(unlike).mockResolvedValue();
}
