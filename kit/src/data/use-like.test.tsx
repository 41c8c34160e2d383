import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AFTER_SIGN_IN, continueAfterSignIn } from '../going/after-sign-in.ts';
import { nextPaint } from '../hooks/next-paint.ts';
import { toast } from '../messages/toast.ts';
import { type Likes, like, myLikes, unlike } from '../requests/likes.ts';
import { enters, Heart, LIKES, setUpHearts, usage } from '../testing/heart.tsx';
import { useLike } from './use-like.ts';

vi.mock('../requests/likes.ts', () => ({ like: vi.fn(), myLikes: vi.fn(), unlike: vi.fn() }));
vi.mock('../hooks/next-paint.ts', () => ({ nextPaint: vi.fn() }));
vi.mock('../messages/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  sessionHint: vi.fn(),
  useUser: vi.fn(),
}));

const drawings = vi.fn();
function Watched({ id }: { id: string }) {
  const { isLiked } = useLike('evento', id);
  drawings(`${id}: ${isLiked}`);
  return null;
}

describe('useLike', () => {
  beforeEach(setUpHearts);

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

  it('shows a change at once, and writes it once', async () => {
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

  it('is shown pressed before Firestore is called', async () => {
    const frame = Promise.withResolvers<void>();
    vi.mocked(nextPaint).mockReturnValue(frame.promise);
    render(<Heart />);
    await screen.findByText('gusta: true');
    act(() => usage.toggle());
    expect(screen.getByText('gusta: false')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(unlike).not.toHaveBeenCalled();
    await act(async () => frame.resolve());
    await waitFor(() => expect(unlike).toHaveBeenCalledExactlyOnceWith('evento', 'e1'));
  });

  it('keeps the last press over likes read meanwhile', async () => {
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

  it('keeps another area’s change over likes read meanwhile', async () => {
    const likes = Promise.withResolvers<Likes>();
    vi.mocked(myLikes).mockReturnValue(likes.promise);
    render(<Heart />);
    const detail = { uid: 'u1', tipo: 'evento', id: 'e1', isLiked: false };
    act(() => void dispatchEvent(new CustomEvent('vidriera:like', { detail })));
    await act(async () => likes.resolve(LIKES));
    expect(screen.getByText('gusta: false')).toBeDefined();
  });

  it('announces a saved change again, for areas that read the likes meanwhile', async () => {
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

  it('undoes a change with a toast if it can’t be saved', async () => {
    vi.mocked(unlike).mockRejectedValue(new Failure('no-connection', 'No hay conexión.'));
    render(<Heart />);
    await screen.findByText('gusta: true');
    await act(async () => usage.toggle());
    expect(screen.getByText('gusta: true')).toBeDefined();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('No hay conexión.');
  });

  it('re-renders only the heart whose like changed', async () => {
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

  it('follows another area’s changes for the same person only', async () => {
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

  describe('a like pressed before signing in', () => {
    const want = (id: string) =>
      continueAfterSignIn('like', { tipo: 'evento', id: itemIdSchema.parse(id), titulo: 'Jazz' });

    it('is given once after signing in, with a toast', async () => {
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

    it('stays if it was liked already', async () => {
      want('e1');
      render(<Heart />);
      await screen.findByText('gusta: true');
      await waitFor(() => expect(localStorage.getItem(AFTER_SIGN_IN)).toBeNull());
      expect(unlike).not.toHaveBeenCalled();
      expect(like).not.toHaveBeenCalled();
    });

    it('is undone with a toast if it can’t be saved', async () => {
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
      expect(localStorage.getItem(AFTER_SIGN_IN)).toBeNull();
    });
  });

  it('shows no likes after the session ended', async () => {
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

  it('shows and writes nothing while nobody is signed in', () => {
    enters(null);
    render(<Heart />);
    act(() => usage.toggle());
    expect(screen.getByText('no se sabe')).toBeDefined();
    act(() => usage.toggle());
    expect(myLikes).not.toHaveBeenCalled();
    expect(like).not.toHaveBeenCalled();
  });
});
