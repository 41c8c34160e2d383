import { screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type * as session from '@vidriera/session';
import { expect, it } from 'vitest';
import {
  field,
  fill,
  open,
  press,
  pressDrawn,
  signIn,
  signUp,
  toasts,
  type,
  who,
} from '../../testing/signup.tsx';

it('finds the account of a lost answer, and creates no second one', async () => {
  signUp
    .mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection))
    .mockRejectedValueOnce(new Failure('username-taken', messages.signup.usernameTaken));
  open();
  fill();
  press();
  expect(await screen.findByText(messages.general.noConnection)).toBeTruthy();
  expect(field('Mail').value).toBe('ana@ejemplo.com');
  press();
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
  expect(signIn).toHaveBeenCalledWith('ana@ejemplo.com', 'secreta123');
});

it('finds it also after a reload; a name that is taken by others is refused', async () => {
  signUp.mockRejectedValue(new Failure('username-taken', messages.signup.usernameTaken));
  signIn.mockRejectedValueOnce(new Failure('credentials', messages.session.loginError));
  open();
  fill();
  press();
  expect((await screen.findAllByText(messages.signup.usernameTaken)).length).toBeGreaterThan(0);
  press();
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
});

it('creates the account if the lost attempt did not', async () => {
  signUp.mockRejectedValueOnce(new Failure('internal', messages.general.internal));
  open();
  fill();
  press();
  expect(await screen.findByText(messages.signup.error)).toBeTruthy();
  press();
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
  expect(signUp).toHaveBeenCalledTimes(2);
});

it('creates one account, however often the button is pressed', async () => {
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

it('shows the press before the server is called', async () => {
  const frame = Promise.withResolvers<void>();
  pressDrawn.mockReturnValueOnce(frame.promise);
  open();
  fill();
  press();
  await screen.findByRole('button', { name: /Creando/ });
  expect(signUp).not.toHaveBeenCalled();
  frame.resolve();
  await waitFor(() => expect(signUp).toHaveBeenCalledOnce());
});

it('creates no second account if only signing in failed', async () => {
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

it('detects an existing account by signing in, explains it, and asks again for another address', async () => {
  signIn.mockRejectedValueOnce(new Failure('credentials', messages.session.loginError));
  open();
  fill();
  press();
  expect(await screen.findByText(messages.signup.emailInUse)).toBeTruthy();
  expect(field('Mail').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(messages.signup.error)).toHaveLength(1);
  expect(toasts.error, 'said once').not.toHaveBeenCalled();
  expect(toasts.success).not.toHaveBeenCalled();
  type('Mail', 'ana.nueva@ejemplo.com');
  press();
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
  expect(signUp).toHaveBeenCalledTimes(2);
});

it('signs in to an existing account with its password', async () => {
  signIn.mockResolvedValue({ username: 'ana.de.antes', role: 'creador' } as session.SessionUser);
  open();
  fill();
  press();
  expect(await screen.findByText('adentro')).toBeTruthy();
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(messages.session.loginOk);
});

it('goes to /complete-signup although the session begins meanwhile', async () => {
  signIn.mockImplementation(async () => {
    who({ uid: 'u1' });
    return {} as session.SessionUser;
  });
  open();
  fill();
  press();
  expect(await screen.findByText('completá tu perfil')).toBeTruthy();
});
