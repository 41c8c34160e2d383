import { fireEvent, screen } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { expect, it } from 'vitest';
import { field, fill, open, press, signIn, signUp, toasts, type, who } from '../../testing/signup.tsx';

it('creates the account, signs in, and goes to /complete-signup', async () => {
  open();
  fill();
  press();
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    username: 'ana',
    email: 'ana@ejemplo.com',
    password: 'secreta123',
    terminos: true,
    terminosVersion: TERMS_VERSION,
  });
  expect(signIn).toHaveBeenCalledExactlyOnceWith('ana@ejemplo.com', 'secreta123');
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(messages.signup.ok);
});

it.each([
  ['%2Fexplore%3Fq%3Djazz', '?volver=%2Fexplore%3Fq%3Djazz'],
  ['%2F%2Fmalo.com', ''],
])('keeps the address to return to, if it is ours: %s', async (back, search) => {
  const router = open(`/signup?volver=${back}`);
  expect(screen.getByRole('link', { name: 'Iniciá sesión' }).getAttribute('href')).toBe(`/login${search}`);
  fill();
  press();
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
  expect(router.state.location.search).toBe(search);
});

it('shows the password’s strength', () => {
  open();
  type('Contraseña', 'clave1234');
  expect(screen.getByText(/Contraseña débil/)).toBeTruthy();
  type('Contraseña', 'tres mates y una peña');
  expect(screen.getByText('Contraseña fuerte')).toBeTruthy();
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
])('with %s, reports a missing field and sends nothing', async (_, act_) => {
  open();
  act_();
  press();
  const message = await screen.findByText(messages.signup.incomplete);
  expect(message.closest('[role=alert]')?.querySelector('svg'), 'the words have their own sign').toBeNull();
  expect(signUp).not.toHaveBeenCalled();
});

it('shows a refusal at its field', async () => {
  signUp.mockRejectedValue(new Failure('username-taken', messages.signup.usernameTaken));
  signIn.mockRejectedValue(new Failure('credentials', messages.session.loginError));
  open();
  fill();
  press();
  expect(await screen.findAllByText(messages.signup.error)).toHaveLength(1);
  expect(toasts.error, 'said once').not.toHaveBeenCalled();
  expect(field('Nombre de usuario').getAttribute('aria-invalid')).toBe('true');
});

it('reports when to retry after too many attempts', async () => {
  const words = messages.limits.tooMany(300);
  signUp.mockRejectedValue(new Failure('too-many-attempts', words));
  open();
  fill();
  press();
  expect(await screen.findByText(words)).toBeTruthy();
});

it('redirects a signed-in person to /all, replacing the entry', async () => {
  who({ uid: 'u1' });
  const router = open();
  expect(await screen.findByText('adentro')).toBeTruthy();
  expect(router.state.historyAction).toBe('REPLACE');
});
