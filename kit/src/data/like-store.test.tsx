import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { sessionHint, whenKnown } from '@vidriera/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enters, Heart, LIKES, setUpHearts, usage } from '../testing/heart.tsx';
import { toast } from '../toast.ts';
import { type Likes, like, myLikes, unlike } from './likes.ts';

vi.mock('./likes.ts', () => ({ like: vi.fn(), myLikes: vi.fn(), unlike: vi.fn() }));
vi.mock('../next-paint.ts', () => ({ nextPaint: vi.fn() }));
vi.mock('../toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  sessionHint: vi.fn(),
  useUser: vi.fn(),
  whenKnown: vi.fn(),
}));

describe('a heart pressed before it is known what the person likes', () => {
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
      render(<Heart id="e3" />);
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
