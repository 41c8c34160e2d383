import { fireEvent, render, screen } from '@testing-library/react';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import { nextPaint } from '@vidriera/kit/hooks/next-paint';
import { toast } from '@vidriera/kit/messages/toast';
import * as callable from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import * as session from '@vidriera/session';
import { beforeEach, vi } from 'vitest';
import SignupScreen from '../features/signup/signup.tsx';

vi.mock('@vidriera/session/config', () => ({
  siteFacts: () => DEMO_FACTS,
  publicOrigin: () => 'https://vidriera.ar',
}));
vi.mock('@vidriera/session', async (original) => ({
  ...(await original<typeof session>()),
  loadFirestore: vi.fn(),
  refreshUser: vi.fn(),
  signIn: vi.fn(),
  signInByToken: vi.fn(),
  useSession: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/callable', async (original) => ({
  ...(await original<typeof callable>()),
  call: vi.fn(),
}));
vi.mock('@vidriera/kit/hooks/next-paint', () => ({ nextPaint: vi.fn() }));
/** What the session does and says, as the tests have it. */
export const signIn = vi.mocked(session.signIn);
/** When the press has been drawn. */
export const pressDrawn = vi.mocked(nextPaint);
export const who = (user: object | null) =>
  vi
    .mocked(session.useSession)
    .mockReturnValue({ user, loading: false, error: null } as session.SessionState);
export const toasts = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };

/** What each callable answers; a promise may be late or rejected. */
export const signUp = vi.fn<(input: unknown) => Promise<unknown>>();
export const codes = vi.fn<(input: unknown) => Promise<unknown>>();
export const check = vi.fn<(input: { username: string }) => Promise<unknown>>();

beforeEach(() => {
  vi.mocked(callable.call).mockImplementation(((name: 'signUp' | 'codes' | 'checkUsername', input: never) =>
    ({ signUp, codes, checkUsername: check })[name]?.(input)) as never);
  for (const spy of [signIn, signUp, codes, check, ...Object.values(toasts)]) spy.mockReset();
  who(null);
  signUp.mockResolvedValue({ uid: 'u1', username: 'ana' });
  signIn.mockResolvedValue({} as session.SessionUser);
  check.mockImplementation(async ({ username }) => ({
    username,
    available: true,
    reason: null,
    suggestions: [],
  }));
});

/** Opens the sign-up among the screens that it leads to. */
export function open(address = '/signup') {
  const router = createMemoryRouter(
    [
      { path: '/signup', element: <SignupScreen /> },
      { path: '/complete-signup', element: <p>completá tu perfil</p> },
      { path: '/all', element: <p>adentro</p> },
      { path: '/likes', element: <p>lo que te gusta</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
export const press = (times = 1) => {
  for (let i = 0; i < times; i += 1)
    fireEvent.click(screen.getByRole('button', { name: /Crear mi cuenta|Creando/ }));
};
/** Fills in all that an account takes. */
export function fill() {
  type('Nombre de usuario', ' Ana ');
  type('Mail', 'ana@ejemplo.com');
  type('Contraseña', 'secreta123');
  fireEvent.click(screen.getByRole('checkbox'));
}
