import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { sessionHint, whenKnown } from '@vidriera/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../messages/toast.ts';
import { type Likes, like, myLikes, unlike } from '../requests/likes.ts';
import { enters, Heart, LIKES, setUpHearts, usage } from '../testing/heart.tsx';

vi.mock('../requests/likes.ts', () => ({ like: vi.fn(), myLikes: vi.fn(), unlike: vi.fn() }));
vi.mock('../hooks/next-paint.ts', () => ({ nextPaint: vi.fn() }));
vi.mock('../messages/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  sessionHint: vi.fn(),
  useUser: vi.fn(),
  whenKnown: vi.fn(),
}));

describe('a heart pressed before the likes are loaded', () => {
  beforeEach(setUpHearts);

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

  it('is shown pressed, and given after loading', async () => {
    const likes = pressed('e2');
    await act(async () => likes.resolve(LIKES));
    await waitFor(() => expect(like).toHaveBeenCalledExactlyOnceWith('evento', 'e2'));
    expect(usage).toMatchObject({ ready: true, isLiked: true });
  });

  it('changes nothing if it was liked already, or pressed twice', async () => {
    const likes = pressed('e1');
    await act(async () => likes.resolve(LIKES));
    expect(usage).toMatchObject({ ready: true, isLiked: true });
    cleanup();
    const secondLikes = pressed('e2');
    act(() => usage.toggle());
    await act(async () => secondLikes.resolve(LIKES));
    expect(usage).toMatchObject({ ready: true, isLiked: false });
    expect([like, unlike].map((request) => vi.mocked(request).mock.calls)).toEqual([[], []]);
  });

  it('is given after its screen was left', async () => {
    const likes = pressed('e2');
    cleanup();
    await act(async () => likes.resolve(LIKES));
    await waitFor(() => expect(like).toHaveBeenCalledExactlyOnceWith('evento', 'e2'));
  });

  it('is not given by the next person', async () => {
    const likes = pressed('e2');
    cleanup();
    enters('u2');
    vi.mocked(myLikes).mockResolvedValue({ ...LIKES, evento: [] });
    render(<Heart id="e2" />);
    await act(async () => likes.resolve(LIKES));
    expect(await screen.findByText('gusta: false')).toBeDefined();
    expect(like).not.toHaveBeenCalled();
  });

  it('is forgotten if its screen was left and nobody is signed in', async () => {
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
      render(<Heart id="e3" />);
    });
    vi.mocked(sessionHint).mockReturnValue(null);
    enters('u2');
    vi.mocked(myLikes).mockResolvedValue(LIKES);
    render(<Heart id="e2" />);
    await waitFor(() => expect(usage).toMatchObject({ ready: true, isLiked: false }));
    expect(like).not.toHaveBeenCalled();
  });

  it('is not given by another account than the remembered one', async () => {
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

  it('is undone with a toast if the likes can’t be loaded, which a press retries', async () => {
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
