import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import * as session from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { TermsGate } from './terms-gate.tsx';

vi.mock('@vidriera/session', async (original) => ({
  ...(await original<typeof session>()),
  useSession: vi.fn(),
}));
vi.mock('../features/terms/terms-question.tsx', () => ({
  TermsQuestion: ({ why, onLater }: { why: string; onLater: () => void }) => (
    <button type="button" onClick={onLater}>
      {why}
    </button>
  ),
}));

const who = (user: object | null) =>
  vi
    .mocked(session.useSession)
    .mockReturnValue({ user, loading: false, error: null } as session.SessionState);
beforeEach(() => who({ uid: 'ana', terms: 'changed' }));

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <TermsGate /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

it('asks who has not accepted the present terms, until they put it off', async () => {
  const router = open('/all');
  fireEvent.click(await screen.findByRole('button', { name: 'changed' }));
  expect(screen.queryByRole('button')).toBeNull();
  await router.navigate('/explore');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['/terms', '/canjear', '/cuenta/accion'])('does not ask at %s, and asks after it', async (path) => {
  const router = open(path);
  expect(screen.queryByRole('button')).toBeNull();
  await router.navigate('/all');
  expect(await screen.findByRole('button', { name: 'changed' })).toBeTruthy();
});

it.each([
  ['a visitor', null],
  ['who accepted', { uid: 'ana', terms: null }],
  ['whose document could not be read', { uid: 'ana' }],
])('does not ask %s', (_, user) => {
  who(user);
  open('/all');
  expect(screen.queryByRole('button')).toBeNull();
});
