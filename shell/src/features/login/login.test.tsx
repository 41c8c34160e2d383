import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import { nextPaint } from '@vidriera/kit/hooks/next-paint';
import { toast } from '@vidriera/kit/messages/toast';
import * as callable from '@vidriera/kit/requests/callable';
import { knownDevices } from '@vidriera/kit/requests/known-device';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import * as session from '@vidriera/session';
import { setServerFacts } from '@vidriera/session/config';
import { firebaseFailure } from '@vidriera/session/firebase-failure';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import LoginScreen from './login.tsx';

vi.mock('@vidriera/session', async (original) => ({
  ...(await original<typeof session>()),
  loadFirestore: vi.fn(),
  refreshUser: vi.fn(),
  signIn: vi.fn(),
  useSession: () => ({ user: null, loading: false, error: null }),
}));
vi.mock('@vidriera/kit/requests/callable', async (original) => ({
  ...(await original<typeof callable>()),
  call: vi.fn(() => Promise.resolve({ state: 'device', device: null })),
}));
vi.mock('@vidriera/kit/hooks/next-paint', () => ({ nextPaint: vi.fn() }));
const signIn = vi.mocked(session.signIn);
const call = vi.mocked(callable.call);
const toasts = {
  success: vi.spyOn(toast, 'success'),
  error: vi.spyOn(toast, 'error'),
  info: vi.spyOn(toast, 'info'),
};

setServerFacts(DEMO_FACTS);
beforeEach(() => {
  localStorage.clear();
  for (const spy of [signIn, call, ...Object.values(toasts)]) spy.mockReset();
});

function open(address = '/login') {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginScreen /> },
      { path: '/all', element: <p>adentro</p> },
      { path: '/likes', element: <p>tus likes</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ingresar' });
const fill = () => {
  type('Mail', 'ana@ejemplo.com');
  type('Contraseña', 'secreta123');
};

describe('/login', () => {
  it('can be sent when both fields are filled', () => {
    open();
    expect(submit().disabled).toBe(true);
    type('Mail', 'ana@ejemplo.com');
    expect(submit().disabled).toBe(true);
    type('Contraseña', 'x');
    expect(submit().disabled).toBe(false);
    type('Mail', '  ');
    expect(submit().disabled).toBe(true);
  });

  it('reports too many attempts', async () => {
    signIn.mockRejectedValue(firebaseFailure({ code: 'auth/too-many-requests' }));
    open();
    fill();
    fireEvent.click(submit());
    expect(await screen.findByText(messages.session.tooManyAttempts)).toBeTruthy();
  });

  it('shows Ingresando…, then replaces itself by /all', async () => {
    const answer = Promise.withResolvers<session.SessionUser>();
    signIn.mockReturnValue(answer.promise);
    const router = open();
    fill();
    fireEvent.click(submit());
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: messages.session.signing });
    expect([busy.disabled, busy.getAttribute('aria-disabled')]).toEqual([false, 'true']); // it keeps the focus
    fireEvent.click(busy);
    answer.resolve({} as session.SessionUser);
    expect(await screen.findByText('adentro')).toBeTruthy();
    expect(signIn).toHaveBeenCalledExactlyOnceWith('ana@ejemplo.com', 'secreta123');
    expect(toasts.success).toHaveBeenCalledWith(messages.session.loginOk);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('gets for this device what lets it ask for letters, and keeps it', async () => {
    call.mockResolvedValue({ state: 'device', device: 'known' });
    signIn.mockResolvedValue({} as never);
    open();
    fill();
    fireEvent.click(submit());
    await waitFor(() => expect(knownDevices()).toEqual(['known']));
    expect(call).toHaveBeenCalledExactlyOnceWith('codes', { what: 'device' });
  });

  it('shows the press before Auth is called', async () => {
    const frame = Promise.withResolvers<void>();
    vi.mocked(nextPaint).mockReturnValueOnce(frame.promise);
    open();
    fill();
    fireEvent.click(submit());
    await screen.findByRole('button', { name: messages.session.signing });
    expect(signIn).not.toHaveBeenCalled();
    frame.resolve();
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  });

  it('goes back to the address that led here', async () => {
    signIn.mockResolvedValue({} as session.SessionUser);
    open('/login?volver=%2Flikes');
    const signup = screen.getByRole('link', { name: 'Registrate' });
    expect(signup.getAttribute('href')).toBe('/signup?volver=%2Flikes');
    fill();
    fireEvent.click(submit());
    expect(await screen.findByText('tus likes')).toBeTruthy();
  });

  it('reports a failure, and can be sent again', async () => {
    signIn.mockRejectedValue(new Failure('credentials', messages.session.loginError));
    open();
    fill();
    fireEvent.click(submit());
    expect(await screen.findAllByText(messages.session.loginError)).toHaveLength(1);
    expect(toasts.error, 'said once').not.toHaveBeenCalled();
    expect(submit().disabled).toBe(false);
  });

  it.each([
    ['expired', messages.session.expired],
    ['other-tab', messages.session.closedElsewhere],
  ])('explains why the session ended: %s', (reason, words) => {
    open(`/login?volver=%2Flikes&motivo=${reason}`);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('explains no unknown reason', () => {
    open('/login?motivo=%3Cb%3Ehola');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('wants an e-mail address', async () => {
    open();
    type('Mail', 'ana');
    type('Contraseña', 'secreta123');
    fireEvent.click(submit());
    expect(await screen.findByText(messages.signup.invalidEmail)).toBeTruthy();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('shows and hides the password', () => {
    open();
    const password = screen.getByLabelText<HTMLInputElement>('Contraseña');
    expect(password.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(password.type).toBe('text');
    // A browser may send words to a service that checks their spelling.
    expect(password.getAttribute('spellcheck')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(password.type).toBe('password');
  });

  it('login: a forgotten password opens a step with the address, and sends nothing by itself', async () => {
    open();
    type('Mail', ' ana@ejemplo.com');
    fireEvent.click(screen.getByRole('button', { name: '¿Olvidaste tu contraseña?' }));
    expect(await screen.findByRole('heading', { name: 'Elegí otra contraseña' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Mail').value).toBe('ana@ejemplo.com');
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Mandame el mail' }));
    expect(await screen.findByText(/Si hay una cuenta con ese mail/)).toBeTruthy();
    expect(call).toHaveBeenCalledExactlyOnceWith('accountLetter', {
      what: 'reset',
      email: 'ana@ejemplo.com',
      devices: [],
    });
  });

  it('login: the step refuses an invalid address, and shows the server’s refusal', async () => {
    call.mockRejectedValue(new Failure('too-many-attempts', messages.limits.tooMany(60)));
    open();
    fireEvent.click(screen.getByRole('button', { name: '¿Olvidaste tu contraseña?' }));
    const send = await screen.findByRole('button', { name: 'Mandame el mail' });
    fireEvent.click(send);
    expect(await screen.findByText(messages.signup.missingEmail)).toBeTruthy();
    type('Mail', 'ana');
    fireEvent.click(send);
    expect(await screen.findByText(messages.signup.invalidEmail)).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    type('Mail', 'ana@ejemplo.com');
    fireEvent.click(send);
    expect(await screen.findByText(messages.limits.tooMany(60))).toBeTruthy();
  });

  it('login: returns from the step with the typed text', async () => {
    open();
    fill();
    fireEvent.click(screen.getByRole('button', { name: '¿Olvidaste tu contraseña?' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Volver a iniciar sesión' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Mail')).value).toBe('ana@ejemplo.com');
    expect(submit().disabled).toBe(false);
  });
});
