import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import * as callable from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import * as session from '@vidriera/session';
import { setServerFacts } from '@vidriera/session/config';
import { beforeEach, expect, test, vi } from 'vitest';
import AccountActionScreen from './account-action.tsx';

type Codes = Awaited<ReturnType<typeof session.fetchActionCodes>>;
const codes = vi.hoisted(() => ({
  readActionCode: vi.fn<Codes['readActionCode']>(),
  spendActionCode: vi.fn<Codes['spendActionCode']>(),
  resetPassword: vi.fn<Codes['resetPassword']>(),
}));
vi.mock('@vidriera/session', async (original) => ({
  ...(await original<typeof session>()),
  loadFirestore: vi.fn(),
  refreshUser: vi.fn(),
  fetchActionCodes: async () => codes,
  sendVerification: vi.fn(),
  mailConfirmed: vi.fn(),
  useUser: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/callable', async (original) => ({
  ...(await original<typeof callable>()),
  call: vi.fn(),
}));
const { readActionCode: read, spendActionCode: spend, resetPassword: reset } = codes;
const ACTION = { email: 'ana@ejemplo.com', previousEmail: 'otra@ejemplo.com' };

setServerFacts(DEMO_FACTS);
beforeEach(() => {
  localStorage.clear();
  for (const mock of [read, spend, reset, vi.mocked(callable.call), vi.mocked(session.useUser)])
    mock.mockReset();
  read.mockResolvedValue(ACTION);
  vi.mocked(session.mailConfirmed).mockRejectedValue(new Failure('no-session', 'Iniciá sesión.'));
  vi.mocked(session.useUser).mockReturnValue(null);
});

function open(query: string) {
  const routes = [{ path: '/cuenta/accion', element: <AccountActionScreen /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/cuenta/accion${query}`] });
  render(<RouterProvider router={router} />);
  return router;
}
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const signedIn = () =>
  vi.mocked(session.useUser).mockReturnValue({ email: ACTION.email } as session.SessionUser);

test.each([
  ['verifyEmail', 'Confirmar mi mail', 'Tu mail está confirmado'],
  ['recoverEmail', 'Recuperar mi mail', 'Tu cuenta volvió a tu mail'],
  ['verifyAndChangeEmail', 'Usar este mail', 'Tu cuenta usa tu mail nuevo'],
] as const)('account action: %s spends the code by a press, never on load', async (mode, label, done) => {
  const router = open(`?mode=${mode}&oobCode=abc&apiKey=k`);
  const press = await button(label);
  expect(read).toHaveBeenCalledWith(mode, 'abc');
  expect(spend).not.toHaveBeenCalled();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  fireEvent.click(press);
  await heading(done);
  expect(spend).toHaveBeenCalledExactlyOnceWith('abc');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('account action: a valid new password spends the code', async () => {
  open('?mode=resetPassword&oobCode=abc');
  const field = await screen.findByLabelText('Contraseña nueva');
  fireEvent.change(field, { target: { value: 'corta' } });
  fireEvent.click(await button('Guardar contraseña'));
  expect(await screen.findByText(messages.signup.passwordTooShort)).toBeDefined();
  expect(reset).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'tres mates y una peña' } });
  fireEvent.click(await button('Guardar contraseña'));
  await heading('Tu contraseña ya es otra');
  expect(reset).toHaveBeenCalledExactlyOnceWith('abc', 'tres mates y una peña');
  expect(screen.getByRole('link', { name: 'Iniciá sesión' }).getAttribute('href')).toBe('/login');
});

test('account action: offers another password after recovering an address', async () => {
  open('?mode=recoverEmail&oobCode=abc');
  fireEvent.click(await button('Recuperar mi mail'));
  fireEvent.click(await button('Mandame el mail'));
  await screen.findByText(/Si hay una cuenta con ese mail/);
  expect(callable.call).toHaveBeenCalledExactlyOnceWith('accountLetter', {
    what: 'reset',
    email: ACTION.email,
    devices: [],
  });
});

test.each([
  '',
  '?mode=verifyEmail',
  '?mode=signIn&oobCode=abc',
  `?mode=verifyEmail&oobCode=${'a'.repeat(501)}`,
])('account action: reports an incomplete link without asking Auth: %s', async (query) => {
  open(query);
  await heading('Este enlace no sirve');
  expect(read).not.toHaveBeenCalled();
});

test('account action: reports a spent code, with a way to another', async () => {
  spend.mockRejectedValue(new Failure('link-refused', 'Este enlace ya se usó o está incompleto.'));
  signedIn();
  vi.mocked(session.sendVerification).mockResolvedValue('asked');
  open('?mode=verifyEmail&oobCode=abc');
  fireEvent.click(await button('Confirmar mi mail'));
  await heading('Este enlace no sirve');
  fireEvent.click(await button('Mandame otro enlace'));
  expect(await screen.findByText(`Te mandamos otro enlace a ${ACTION.email}.`)).toBeDefined();
});

test('account action: a used confirmation link opened again says that the address is confirmed', async () => {
  open('?mode=verifyEmail&oobCode=usado');
  fireEvent.click(await button('Confirmar mi mail'));
  await heading('Tu mail está confirmado');
  cleanup();
  read.mockRejectedValue(new Failure('link-refused', 'Este enlace ya se usó o está incompleto.'));
  open('?mode=verifyEmail&oobCode=usado');
  await heading('Tu mail está confirmado');
  cleanup();
  open('?mode=verifyEmail&oobCode=otro');
  await heading('Este enlace no sirve');
  cleanup();
  vi.mocked(session.mailConfirmed).mockResolvedValue(true);
  open('?mode=verifyEmail&oobCode=otro');
  await heading('Tu mail está confirmado');
  cleanup();
  open('?mode=resetPassword&oobCode=usado');
  await heading('Este enlace no sirve');
});

test('account action: reads a link whose mail program left `&amp;` between the parameters', async () => {
  open('?mode=verifyEmail&amp;oobCode=abc&amp;lang=es');
  await button('Confirmar mi mail');
  expect(read).toHaveBeenCalledWith('verifyEmail', 'abc');
});

test('account action: an expired password link asks for the address', async () => {
  read.mockRejectedValue(new Failure('link-expired', 'Este enlace venció.'));
  open('?mode=resetPassword&oobCode=abc');
  await heading('Este enlace no sirve');
  expect(screen.getByText('Este enlace venció.')).toBeDefined();
  expect(screen.getByLabelText('Mail')).toBeDefined();
  expect(callable.call).not.toHaveBeenCalled();
});

test('account action: retries without a connection', async () => {
  read.mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
  open('?mode=verifyEmail&oobCode=abc');
  fireEvent.click(await button(messages.general.retry));
  expect(await button('Confirmar mi mail')).toBeDefined();
});

test('account action: a confirmed address makes this device known, if it has the session', async () => {
  vi.mocked(session.mailConfirmed).mockResolvedValue(true);
  vi.mocked(callable.call).mockResolvedValue({ state: 'device', device: 'known' });
  open('?mode=verifyEmail&oobCode=abc');
  fireEvent.click(await button('Confirmar mi mail'));
  await waitFor(() => expect(localStorage.getItem('vidriera.dispositivo')).toBe('["known"]'));
  expect(callable.call).toHaveBeenCalledExactlyOnceWith('codes', { what: 'device' });
  expect(session.mailConfirmed).toHaveBeenCalledWith({ fresh: true });
});
