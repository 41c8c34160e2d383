import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { beforeEach, expect, it } from 'vitest';
import { check, codes, field, open, toasts, type } from '../../testing/signup.tsx';

const ENTERED = { state: 'entered', token: 't', isNew: true, device: 'known' };
const sent = () => codes.mock.calls.map(([input]) => input);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Mandame el código' }));
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

beforeEach(() => localStorage.clear());

async function ask() {
  await screen.findByLabelText('Mail');
  change('Nombre', 'Marta Quiroga');
  change('Mail', 'marta@ejemplo.com');
  fireEvent.click(screen.getByRole('checkbox'));
  codes.mockResolvedValueOnce({ state: 'asked' });
  send();
  return screen.findByLabelText('Código de ocho números');
}

it('the way without a password keeps the typed name, and leads to role and profile', async () => {
  const router = open('/signup?username=La%20Pe%C3%B1a&volver=%2Flikes');
  fireEvent.click(screen.getByRole('link', { name: 'Crearla con un código' }));
  expect(field('Nombre de usuario').value).toBe('lapena');
  await ask();
  codes.mockResolvedValueOnce(ENTERED);
  change('Código de ocho números', '12345678');
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({
    what: 'enter',
    email: 'marta@ejemplo.com',
    code: '12345678',
    person: { nombre: 'Marta Quiroga', terminosVersion: TERMS_VERSION, username: 'lapena' },
  });
  expect(router.state.location.search).toBe('?volver=%2Flikes');
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(messages.signup.ok);
});

it('an account that was there already goes where its person was', async () => {
  open('/signup?con=codigo&username=marta&volver=%2Flikes');
  await ask();
  codes.mockResolvedValueOnce({ ...ENTERED, isNew: false });
  change('Código de ocho números', '12345678');
  expect(await screen.findByText('lo que te gusta')).toBeTruthy();
});

it('a name that is taken asks for no code', async () => {
  check.mockResolvedValue({
    username: 'marta',
    available: false,
    reason: 'Ese no.',
    suggestions: ['marta2'],
  });
  open('/signup?con=codigo&username=marta');
  await screen.findByText('Ese no.');
  await screen.findByLabelText('Mail');
  change('Nombre', 'Marta');
  change('Mail', 'marta@ejemplo.com');
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  expect(codes).not.toHaveBeenCalled();
  type('Nombre de usuario', '');
  send();
  await waitFor(() => expect(field('Nombre de usuario').getAttribute('aria-invalid')).toBe('true'));
  expect(codes).not.toHaveBeenCalled();
});

it('a name taken meanwhile leaves the code good for another one', async () => {
  open('/signup?con=codigo&username=marta');
  await ask();
  codes.mockRejectedValueOnce(new Failure('username-taken', messages.signup.usernameTaken));
  change('Código de ocho números', '12345678');
  await screen.findByText(messages.signup.usernameTaken);
  type('Nombre de usuario', 'marta.quiroga');
  codes.mockResolvedValueOnce(ENTERED);
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({ person: { username: 'marta.quiroga' }, code: '12345678' });
});

it('finds the name again after the page that asked was closed', async () => {
  open('/signup?con=codigo&username=marta');
  await ask();
  cleanup();
  open('/signup?con=codigo');
  await waitFor(() => expect(field('Nombre de usuario').value).toBe('marta'));
  expect(await screen.findByLabelText('Código de ocho números')).toBeTruthy();
});

it('enters again after a lost answer and a reload, though the name is taken by then: by the same person', async () => {
  open('/signup?con=codigo&username=MARTA');
  await ask();
  cleanup();
  check.mockResolvedValue({ username: 'marta', available: false, reason: 'Ese no.', suggestions: [] });
  open('/signup?con=codigo&username=MARTA');
  await screen.findByText('Ese no.');
  codes.mockResolvedValueOnce(ENTERED);
  fireEvent.change(await screen.findByLabelText('Código de ocho números'), { target: { value: '12345678' } });
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({ person: { username: 'marta' } });
});
