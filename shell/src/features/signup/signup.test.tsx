import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { messages } from 'domain/messages/messages';
import * as callable from 'kit/callable';
import { drawn } from 'kit/drawn';
import { Failure } from 'kit/failure';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import * as session from 'kit/session';
import { toast } from 'kit/toast';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SignupScreen from './signup.tsx';

vi.mock('kit/config', () => ({ pageConfig: () => ({ linkHost: 'vidriera.ar/' }) }));
vi.mock('kit/session', async (original) => ({
  ...(await original<typeof session>()),
  signIn: vi.fn(),
  sendVerification: vi.fn(),
  useSession: vi.fn(),
}));
vi.mock('kit/callable', async (original) => ({ ...(await original<typeof callable>()), call: vi.fn() }));
vi.mock('kit/drawn', () => ({ drawn: vi.fn() }));
const signIn = vi.mocked(session.signIn);
const who = (user: object | null) =>
  vi
    .mocked(session.useSession)
    .mockReturnValue({ user, loading: false, error: null } as session.SessionState);
const said = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };

/** What each callable answers; a promise may be late or rejected. */
const signUp = vi.fn<(input: unknown) => Promise<unknown>>();
const check = vi.fn<(input: { username: string }) => Promise<unknown>>();

beforeEach(() => {
  vi.mocked(callable.call).mockImplementation(((name: string, input: never) =>
    name === 'signUp' ? signUp(input) : check(input)) as never);
  for (const spy of [signIn, signUp, check, ...Object.values(said)]) spy.mockReset();
  who(null);
  signUp.mockResolvedValue({ uid: 'u1', username: 'ana' });
  signIn.mockResolvedValue({} as session.SessionUser);
  vi.mocked(session.sendVerification).mockReset().mockResolvedValue();
  check.mockImplementation(async ({ username }) => ({
    username,
    available: true,
    reason: null,
    suggestions: [],
  }));
});

function open(address = '/signup') {
  const router = createMemoryRouter(
    [
      { path: '/signup', element: <SignupScreen /> },
      { path: '/complete-signup', element: <p>completá tu perfil</p> },
      { path: '/all', element: <p>adentro</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (times = 1) => {
  for (let i = 0; i < times; i += 1)
    fireEvent.click(screen.getByRole('button', { name: /Crear mi cuenta|Creando/ }));
};
function fill() {
  type('Nombre de usuario', ' Ana ');
  type('Mail', 'ana@ejemplo.com');
  type('Contraseña', 'secreta123');
  fireEvent.click(screen.getByRole('checkbox'));
}

describe('/signup', () => {
  it('makes the account, signs in, and leads to /complete-signup', async () => {
    open();
    fill();
    press();
    expect(await screen.findByText('completá tu perfil')).toBeTruthy();
    expect(signUp).toHaveBeenCalledExactlyOnceWith({
      username: 'ana',
      email: 'ana@ejemplo.com',
      password: 'secreta123',
      terminos: true,
    });
    expect(signIn).toHaveBeenCalledExactlyOnceWith('ana@ejemplo.com', 'secreta123');
    expect(said.success).toHaveBeenCalledExactlyOnceWith(messages.signup.ok);
    expect(session.sendVerification).toHaveBeenCalledOnce();
  });

  it.each([
    ['%2Fexplore%3Fq%3Djazz', '?volver=%2Fexplore%3Fq%3Djazz'],
    ['%2F%2Fmalo.com', ''],
  ])('takes along where they come from, where that is ours: %s', async (back, search) => {
    const router = open(`/signup?volver=${back}`);
    expect(screen.getByRole('link', { name: 'Iniciá sesión' }).getAttribute('href')).toBe(`/login${search}`);
    fill();
    press();
    expect(await screen.findByText('completá tu perfil')).toBeTruthy();
    expect(router.state.location.search).toBe(search);
  });

  it('finds the account whose answer got lost, and makes no second one', async () => {
    signUp.mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
    open();
    fill();
    press();
    expect(await screen.findByText(messages.general.noConnection)).toBeTruthy();
    expect(field('Mail').value).toBe('ana@ejemplo.com');
    press();
    expect(await screen.findByText('completá tu perfil')).toBeTruthy();
    expect(signUp).toHaveBeenCalledOnce();
  });

  it('makes it when the lost try made none', async () => {
    signUp.mockRejectedValueOnce(new Failure('internal', messages.general.internal));
    signIn.mockRejectedValueOnce(new Failure('credentials', messages.session.loginError));
    open();
    fill();
    press();
    expect(await screen.findByText(messages.signup.error)).toBeTruthy();
    press();
    expect(await screen.findByText('completá tu perfil')).toBeTruthy();
    expect(signUp).toHaveBeenCalledTimes(2);
  });

  it('says how strong the password is', () => {
    open();
    type('Contraseña', 'clave1234');
    expect(screen.getByText(/Contraseña débil/)).toBeTruthy();
    type('Contraseña', 'tres mates y una peña');
    expect(screen.getByText('Contraseña fuerte')).toBeTruthy();
  });

  it('makes one account however often the button is pressed', async () => {
    const answer = Promise.withResolvers<unknown>();
    signUp.mockReturnValue(answer.promise);
    open();
    fill();
    press(3);
    await waitFor(() => expect(signUp).toHaveBeenCalled());
    press(2);
    answer.resolve({ uid: 'u1', username: 'ana' });
    expect(await screen.findByText('completá tu perfil')).toBeTruthy();
    expect(signUp).toHaveBeenCalledOnce();
  });

  it('answers the press before the account is asked for', async () => {
    const frame = Promise.withResolvers<void>();
    vi.mocked(drawn).mockReturnValueOnce(frame.promise);
    open();
    fill();
    press();
    await screen.findByRole('button', { name: /Creando/ });
    expect(signUp).not.toHaveBeenCalled();
    frame.resolve();
    await waitFor(() => expect(signUp).toHaveBeenCalledOnce());
  });

  it('makes no second account when only the signing in failed', async () => {
    signIn.mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
    open();
    fill();
    press();
    expect(await screen.findByText(messages.general.noConnection)).toBeTruthy();
    press();
    expect(await screen.findByText('completá tu perfil')).toBeTruthy();
    expect(signUp).toHaveBeenCalledOnce();
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['nothing at all', () => undefined],
    ['blanks', () => type('Nombre de usuario', '   ')],
    [
      'no terms',
      () => {
        fill();
        fireEvent.click(screen.getByRole('checkbox'));
      },
    ],
  ])('with %s, says that something is missing and asks for nothing', async (_, act_) => {
    open();
    act_();
    press();
    const said = await screen.findByText(messages.signup.incomplete);
    expect(said.closest('[role=alert]')?.querySelector('svg'), 'the words have their own sign').toBeNull();
    expect(signUp).not.toHaveBeenCalled();
  });

  it('puts a refusal beside its field', async () => {
    signUp.mockRejectedValue(new Failure('username-taken', messages.signup.usernameTaken));
    open();
    fill();
    press();
    await waitFor(() => expect(said.error).toHaveBeenCalledWith(messages.signup.error));
    expect(field('Nombre de usuario').getAttribute('aria-invalid')).toBe('true');
  });

  it('tells whoever has an account by signing in, says what to do, and asks for another address anew', async () => {
    signIn.mockRejectedValueOnce(new Failure('credentials', messages.session.loginError));
    open();
    fill();
    press();
    expect(await screen.findByText(messages.signup.emailInUse)).toBeTruthy();
    expect(field('Mail').getAttribute('aria-invalid')).toBe('true');
    expect(said.error).toHaveBeenCalledExactlyOnceWith(messages.signup.error);
    expect(said.success).not.toHaveBeenCalled();
    type('Mail', 'ana.nueva@ejemplo.com');
    press();
    expect(await screen.findByText('completá tu perfil')).toBeTruthy();
    expect(signUp).toHaveBeenCalledTimes(2);
  });

  it('lets in whoever has an account and knows its password, and says nothing of a new one', async () => {
    signIn.mockResolvedValue({ username: 'ana.de.antes', role: 'creador' } as session.SessionUser);
    open();
    fill();
    press();
    expect(await screen.findByText('adentro')).toBeTruthy();
    expect(said.success).toHaveBeenCalledExactlyOnceWith(messages.session.loginOk);
    expect(session.sendVerification).not.toHaveBeenCalled();
  });

  it('says when it may be tried again where there were too many', async () => {
    const words = messages.limits.tooMany(300);
    signUp.mockRejectedValue(new Failure('too-many-attempts', words));
    open();
    fill();
    press();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('fills the name in from the address, and asks whether it is free', async () => {
    open('/signup?username=ana');
    expect(field('Nombre de usuario').value).toBe('ana');
    expect(await screen.findByText('¡Está libre!')).toBeTruthy();
    expect(check).toHaveBeenCalledExactlyOnceWith({ username: 'ana' });
  });

  it('asks once the typing rests, drops older answers, and offers free names', async () => {
    const older = Promise.withResolvers<unknown>();
    check.mockImplementation(async ({ username }) =>
      username === 'bar'
        ? older.promise
        : { username, available: false, reason: messages.signup.usernameTaken, suggestions: ['bares.ok'] },
    );
    open();
    for (const text of ['ba', 'bar']) type('Nombre de usuario', text);
    await waitFor(() => expect(check).toHaveBeenCalledTimes(1));
    type('Nombre de usuario', 'bares');
    expect(await screen.findByText(messages.signup.usernameTaken)).toBeTruthy();
    expect(check.mock.calls.map(([{ username }]) => username)).toEqual(['bar', 'bares']);
    await act(async () => older.resolve({ username: 'bar', available: true, reason: null, suggestions: [] }));
    expect(screen.queryByText('¡Está libre!')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'bares.ok' }));
    expect(field('Nombre de usuario').value).toBe('bares.ok');
  });

  it('proposes the username nearest to a name as people write it, and sends that one', async () => {
    open();
    fill();
    type('Nombre de usuario', 'La Peña 2026');
    expect(await screen.findByText('Te quedaría así, y está libre:')).toBeTruthy();
    expect(check).toHaveBeenLastCalledWith({ username: 'lapena2026' });
    expect(screen.getByRole('button', { name: 'lapena2026' })).toBeTruthy();
    press();
    expect(await screen.findByText('completá tu perfil')).toBeTruthy();
    expect(signUp).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ username: 'lapena2026' }));
  });

  it('takes the proposal up when it is pressed, or came with the address', async () => {
    open('/signup?username=La+Pe%C3%B1a');
    expect(field('Nombre de usuario').value).toBe('lapena');
    type('Nombre de usuario', 'Raíz Yoga');
    fireEvent.click(await screen.findByRole('button', { name: 'raizyoga' }));
    expect(field('Nombre de usuario').value).toBe('raizyoga');
    expect(await screen.findByText('¡Está libre!')).toBeTruthy();
  });

  it('leads whoever is signed in already to /all, in its own place', async () => {
    who({ uid: 'u1' });
    const router = open();
    expect(await screen.findByText('adentro')).toBeTruthy();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leads on to /complete-signup although the session begins meanwhile', async () => {
    signIn.mockImplementation(async () => {
      who({ uid: 'u1' });
      return {} as session.SessionUser;
    });
    open();
    fill();
    press();
    expect(await screen.findByText('completá tu perfil')).toBeTruthy();
  });

  it('says at once what no username can be, and asks nobody', async () => {
    open();
    type('Nombre de usuario', 'login');
    expect(await screen.findByText('Ese nombre está reservado. Probá con otro.')).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(check).not.toHaveBeenCalled();
  });
});
