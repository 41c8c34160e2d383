import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { messages } from 'domain/messages/messages';
import { itemIdSchema } from 'domain/values/ids-schema';
import { type SessionUser, sessionHint, useUser, whenKnown } from 'kit/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawn } from '../drawn.ts';
import { Failure } from '../failure.ts';
import { toast } from '../toast.ts';
import { wantedText, wantLike } from '../wanted-like.ts';
import { type Likes, like, myLikes, unlike } from './likes.ts';
import { type LikeUse, useLike } from './use-like.ts';

vi.mock('./likes.ts', () => ({ like: vi.fn(), myLikes: vi.fn(), unlike: vi.fn() }));
vi.mock('../drawn.ts', () => ({ drawn: vi.fn() }));
vi.mock('../toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));
vi.mock(import('kit/session'), async (original) => ({
  ...(await original()),
  sessionHint: vi.fn(),
  useUser: vi.fn(),
  whenKnown: vi.fn(),
}));

let usage: LikeUse;
function Heart({ id = 'e1' }) {
  usage = useLike('evento', id);
  return <p>{usage.ready ? `gusta: ${usage.isLiked}` : 'no se sabe'}</p>;
}

const drawings = vi.fn();
function Watched({ id }: { id: string }) {
  const { isLiked } = useLike('evento', id);
  drawings(`${id}: ${isLiked}`);
  return null;
}

const enters = (uid: string | null) =>
  vi.mocked(useUser).mockReturnValue(uid ? ({ uid } as SessionUser) : null);

describe('useLike', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    enters('u1');
    vi.mocked(sessionHint).mockReturnValue(null);
    vi.mocked(drawn).mockResolvedValue();
    vi.mocked(myLikes).mockResolvedValue({ evento: ['e1'], curso: [], promo: [], link: [] });
    vi.mocked(like).mockResolvedValue();
    vi.mocked(unlike).mockResolvedValue();
  });

  it('reads the likes once, however many hearts there are', async () => {
    render(
      <>
        <Heart />
        <Heart />
      </>,
    );
    await waitFor(() => expect(screen.getAllByText('gusta: true')).toHaveLength(2));
    expect(myLikes).toHaveBeenCalledOnce();
  });

  it('shows a change at once, and asks for it once while it is on its way', async () => {
    let saved: () => void = () => {};
    vi.mocked(unlike).mockReturnValue(new Promise((resolve) => (saved = resolve)));
    render(<Heart />);
    await screen.findByText('gusta: true');
    act(() => usage.toggle());
    expect(screen.getByText('gusta: false')).toBeDefined();
    act(() => usage.toggle());
    await act(async () => saved());
    expect(unlike).toHaveBeenCalledExactlyOnceWith('evento', 'e1');
    expect(like).not.toHaveBeenCalled();
    expect(screen.getByText('gusta: false')).toBeDefined();
  });

  it('is drawn pressed before anything is asked of Firestore', async () => {
    const frame = Promise.withResolvers<void>();
    vi.mocked(drawn).mockReturnValue(frame.promise);
    render(<Heart />);
    await screen.findByText('gusta: true');
    act(() => usage.toggle());
    expect(screen.getByText('gusta: false')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(unlike).not.toHaveBeenCalled();
    await act(async () => frame.resolve());
    await waitFor(() => expect(unlike).toHaveBeenCalledExactlyOnceWith('evento', 'e1'));
  });

  it('is what was pressed last, whatever is read while that is on its way', async () => {
    const saved = Promise.withResolvers<void>();
    vi.mocked(unlike).mockReturnValue(saved.promise);
    const { unmount } = render(<Heart />);
    await screen.findByText('gusta: true');
    act(() => usage.toggle());
    unmount();
    render(<Heart />);
    expect(screen.getByText('gusta: false')).toBeDefined();
    cleanup();
    await act(async () => saved.resolve());
    render(<Heart />);
    await screen.findByText('gusta: true');
    expect(myLikes, 'read anew once that was kept').toHaveBeenCalledTimes(2);
  });

  it('is what another area says while the likes are read', async () => {
    const likes = Promise.withResolvers<Likes>();
    vi.mocked(myLikes).mockReturnValue(likes.promise);
    render(<Heart />);
    const detail = { uid: 'u1', tipo: 'evento', id: 'e1', isLiked: false };
    act(() => void dispatchEvent(new CustomEvent('vidriera:like', { detail })));
    await act(async () => likes.resolve({ evento: ['e1'], curso: [], promo: [], link: [] }));
    expect(screen.getByText('gusta: false')).toBeDefined();
  });

  it('says a change again once it is kept, for areas that read the likes meanwhile', async () => {
    const heard = vi.fn();
    addEventListener('vidriera:like', heard);
    const saved = Promise.withResolvers<void>();
    vi.mocked(unlike).mockReturnValue(saved.promise);
    render(<Heart />);
    await screen.findByText('gusta: true');
    act(() => usage.toggle());
    await waitFor(() => expect(unlike).toHaveBeenCalledOnce());
    expect(heard).toHaveBeenCalledOnce();
    await act(async () => saved.resolve());
    removeEventListener('vidriera:like', heard);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('takes a change back, with a message, when it could not be kept', async () => {
    vi.mocked(unlike).mockRejectedValue(new Failure('no-connection', 'No hay conexión.'));
    render(<Heart />);
    await screen.findByText('gusta: true');
    await act(async () => usage.toggle());
    expect(screen.getByText('gusta: true')).toBeDefined();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('No hay conexión.');
  });

  it('draws anew the heart whose like changed, and no other', async () => {
    render(
      <>
        <Heart />
        <Watched id="e1" />
        <Watched id="e2" />
      </>,
    );
    await screen.findByText('gusta: true');
    drawings.mockClear();
    act(
      () =>
        void dispatchEvent(
          new CustomEvent('vidriera:like', {
            detail: { uid: 'u1', tipo: 'evento', id: 'e1', isLiked: false },
          }),
        ),
    );
    expect(drawings.mock.calls).toEqual([['e1: false']]);
  });

  it('follows what another area changes for the same person, and nobody else', async () => {
    render(<Heart />);
    await screen.findByText('gusta: true');
    const notify = (detail: object) => act(() => dispatchEvent(new CustomEvent('vidriera:like', { detail })));
    notify({ uid: 'otra', tipo: 'evento', id: 'e1', isLiked: false });
    notify({ uid: 'u1', tipo: 'nota', id: 'e1', isLiked: false });
    notify({ uid: 'u1', tipo: 'evento', id: 'e1' });
    expect(screen.getByText('gusta: true')).toBeDefined();
    notify({ uid: 'u1', tipo: 'evento', id: 'e1', isLiked: false });
    expect(screen.getByText('gusta: false')).toBeDefined();
  });

  describe('what was wanted before signing in', () => {
    const want = (id: string) => wantLike({ tipo: 'evento', id: itemIdSchema.parse(id), titulo: 'Jazz' });

    it('is given once the person is there, once, and said', async () => {
      want('e2');
      const { unmount } = render(<Heart id="e2" />);
      await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith(messages.list.liked('Jazz')));
      expect(like).toHaveBeenCalledExactlyOnceWith('evento', 'e2');
      expect(usage.isLiked).toBe(true);
      unmount();
      render(<Heart />);
      await screen.findByText('gusta: true');
      expect(like).toHaveBeenCalledOnce();
    });

    it('stays when it was liked already', async () => {
      want('e1');
      render(<Heart />);
      await screen.findByText('gusta: true');
      await waitFor(() => expect(wantedText()).toBeNull());
      expect(unlike).not.toHaveBeenCalled();
      expect(like).not.toHaveBeenCalled();
    });

    it('is taken back with a message when it could not be kept', async () => {
      vi.mocked(like).mockRejectedValue(new Failure('full', 'Llegaste a 500 likes.'));
      want('e2');
      render(<Heart id="e2" />);
      await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Llegaste a 500 likes.'));
      expect(usage.isLiked).toBe(false);
      expect(toast.success).not.toHaveBeenCalled();
    });

    it('is forgotten by a visitor who comes back without an account', () => {
      want('e2');
      enters(null);
      render(<Heart />);
      expect(wantedText()).toBeNull();
    });
  });

  describe('a heart pressed before it is known what the person likes', () => {
    /** Presses the heart of an item while the likes are on their way. @returns what has them come */
    const pressed = (id: string) => {
      const likes = Promise.withResolvers<Likes>();
      vi.mocked(myLikes).mockReturnValue(likes.promise);
      render(<Heart id={id} />);
      act(() => usage.toggle());
      expect(usage).toMatchObject({ ready: false, isLiked: true });
      expect(like).not.toHaveBeenCalled();
      return likes;
    };
    const LIKES: Likes = { evento: ['e1'], curso: [], promo: [], link: [] };

    it('is drawn pressed, and given when it is', async () => {
      const likes = pressed('e2');
      await act(async () => likes.resolve(LIKES));
      await waitFor(() => expect(like).toHaveBeenCalledExactlyOnceWith('evento', 'e2'));
      expect(usage).toMatchObject({ ready: true, isLiked: true });
    });

    it('stays as it is where it was liked, and where it was pressed twice', async () => {
      const likes = pressed('e1');
      await act(async () => likes.resolve(LIKES));
      expect(usage).toMatchObject({ ready: true, isLiked: true });
      cleanup();
      const others = pressed('e2');
      act(() => usage.toggle());
      await act(async () => others.resolve(LIKES));
      expect(usage).toMatchObject({ ready: true, isLiked: false });
      expect([like, unlike].map((asked) => vi.mocked(asked).mock.calls)).toEqual([[], []]);
    });

    it('is given where its screen is left meanwhile', async () => {
      const likes = pressed('e2');
      cleanup();
      await act(async () => likes.resolve(LIKES));
      await waitFor(() => expect(like).toHaveBeenCalledExactlyOnceWith('evento', 'e2'));
    });

    it('is not given by who comes next', async () => {
      const likes = pressed('e2');
      cleanup();
      enters('u2');
      vi.mocked(myLikes).mockResolvedValue({ ...LIKES, evento: [] });
      render(<Heart id="e2" />);
      await act(async () => likes.resolve(LIKES));
      expect(await screen.findByText('gusta: false')).toBeDefined();
      expect(like).not.toHaveBeenCalled();
    });

    it('is forgotten where its screen is left, and nobody is there after all', async () => {
      vi.mocked(sessionHint).mockReturnValue({ uid: 'u1' } as never);
      vi.mocked(whenKnown).mockResolvedValue({ user: null } as never);
      enters(null);
      render(
        <>
          <Heart id="e3" />
          <Heart id="e2" />
        </>,
      );
      act(() => usage.toggle());
      expect(usage.isLiked).toBe(true);
      cleanup();
      await act(async () => {
        render(<Heart id="e3" />); // another heart stands
      });
      vi.mocked(sessionHint).mockReturnValue(null);
      enters('u2');
      vi.mocked(myLikes).mockResolvedValue(LIKES);
      render(<Heart id="e2" />);
      await waitFor(() => expect(usage).toMatchObject({ ready: true, isLiked: false }));
      expect(like).not.toHaveBeenCalled();
    });

    it('is not given by somebody else than the browser took for there', async () => {
      vi.mocked(sessionHint).mockReturnValue({ uid: 'u1' } as never);
      vi.mocked(whenKnown).mockReturnValue(new Promise(() => undefined));
      enters(null);
      const { rerender } = render(<Heart id="e2" />);
      act(() => usage.toggle());
      enters('u2');
      rerender(<Heart id="e2" />);
      await waitFor(() => expect(usage).toMatchObject({ ready: true, isLiked: false }));
      expect(like).not.toHaveBeenCalled();
    });

    it('is taken back with a word where that can’t be known, and asks again', async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const likes = pressed('e2');
      await act(async () => likes.reject(new Failure('no-connection', 'No hay conexión.')));
      expect(toast.error).toHaveBeenCalledExactlyOnceWith('No hay conexión.');
      expect(usage.isLiked).toBe(false);
      vi.mocked(myLikes).mockResolvedValue(LIKES);
      await act(async () => usage.toggle());
      await waitFor(() => expect(like).toHaveBeenCalledExactlyOnceWith('evento', 'e2'));
      warn.mockRestore();
    });
  });

  it('is no longer what somebody likes whose session has ended', async () => {
    const { rerender } = render(<Heart />);
    await screen.findByText('gusta: true');
    enters(null);
    rerender(<Heart />);
    expect(usage).toMatchObject({ ready: false, isLiked: false });
    enters('u1');
    rerender(<Heart />);
    await screen.findByText('gusta: true');
    expect(myLikes, 'read anew').toHaveBeenCalledTimes(2);
  });

  it('knows nothing, and gives nothing, while nobody is signed in', () => {
    enters(null);
    render(<Heart />);
    act(() => usage.toggle());
    expect(screen.getByText('no se sabe')).toBeDefined();
    act(() => usage.toggle()); // asked for by nobody
    expect(myLikes).not.toHaveBeenCalled();
    expect(like).not.toHaveBeenCalled();
  });
});
