import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { type SessionUser, sessionHint, sessionNow, useUnreported, useUser } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../requests/callable.ts';
import { isFollowed } from '../../requests/is-followed.ts';
import { Follow } from './follow.tsx';

vi.mock('../../requests/callable.ts', () => ({ call: vi.fn() }));
vi.mock('../../requests/is-followed.ts', () => ({ isFollowed: vi.fn() }));
vi.mock('@vidriera/session', () => ({
  refreshUser: vi.fn(),
  sessionHint: vi.fn(),
  sessionNow: vi.fn(),
  useUnreported: vi.fn(),
  useUser: vi.fn(),
}));

const creator = { id: uidSchema.parse('teatro'), username: 'teatro', nombre: 'Teatro' };
const element = () => <Follow creator={creator} />;

/** Sets who is signed in, and whom the browser remembers. */
function enters(uid: string | null, remembered: string | null = uid, unreported = false): void {
  const user = uid ? ({ uid, blocked: [] } as unknown as SessionUser) : null;
  vi.mocked(useUser).mockReturnValue(user);
  vi.mocked(sessionNow).mockReturnValue({ user, loading: unreported, error: null });
  vi.mocked(useUnreported).mockReturnValue(unreported);
  vi.mocked(sessionHint).mockReturnValue(
    remembered ? { uid: uidSchema.parse(remembered), role: 'personal', username: remembered } : null,
  );
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
function open() {
  const at = () => <RouterProvider router={createMemoryRouter([{ path: '/', element: element() }])} />;
  const { rerender } = render(at());
  return () => act(async () => rerender(at()));
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(isFollowed).mockResolvedValue(false);
  vi.mocked(call).mockResolvedValue({ what: 'follow' } as never);
});

it('follows for who pressed before Auth reported, once', async () => {
  enters(null, 'ana', true);
  const again = open();
  press();
  enters('ana');
  await again();
  await waitFor(() =>
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'following',
      { what: 'follow', creador: 'teatro' },
      { signedIn: true },
    ),
  );
  expect(await screen.findByRole('button', { name: /^Siguiendo/ })).toBeDefined();
});

it('does not follow for another account than the one that pressed', async () => {
  enters(null, 'ana', true);
  const again = open();
  press();
  enters('beto');
  await again();
  await waitFor(() => expect(isFollowed).toHaveBeenCalled());
  expect(call).not.toHaveBeenCalled();
});

it('asks a visitor for an account, also one whose session has ended', async () => {
  enters(null, 'ana', true);
  const again = open();
  press();
  expect(screen.queryByRole('dialog')).toBeNull();
  enters(null);
  await again();
  expect(await screen.findByRole('dialog')).toBeDefined();
});
