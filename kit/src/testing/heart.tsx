import { type SessionUser, sessionHint, useUser } from '@vidriera/session';
import { vi } from 'vitest';
import { type Likes, like, myLikes, unlike } from '../data/likes.ts';
import { type LikeUse, useLike } from '../data/use-like.ts';
import { nextPaint } from '../next-paint.ts';

/** What the signed-in person of these tests likes. */
export const LIKES: Likes = { evento: ['e1'], curso: [], promo: [], link: [] };

/** What the heart that was drawn last was told. */
export let usage: LikeUse;

/** A heart that says what it knows. */
export function Heart({ id = 'e1' }) {
  usage = useLike('evento', id);
  return <p>{usage.ready ? `gusta: ${usage.isLiked}` : 'no se sabe'}</p>;
}

/** Has somebody be there, of a test that mocks the session; `null`: nobody. */
export const enters = (uid: string | null) =>
  vi.mocked(useUser).mockReturnValue(uid ? ({ uid } as SessionUser) : null);

/** Before each test of hearts, which mocks the session, the likes and what waits for a drawing: somebody is there, and nothing fails. */
export function setUpHearts(): void {
  vi.resetAllMocks();
  enters('u1');
  vi.mocked(sessionHint).mockReturnValue(null);
  vi.mocked(nextPaint).mockResolvedValue();
  vi.mocked(myLikes).mockResolvedValue(LIKES);
  vi.mocked(like).mockResolvedValue();
  vi.mocked(unlike).mockResolvedValue();
}
