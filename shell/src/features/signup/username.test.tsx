import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { messages } from '@vidriera/domain/messages/messages';
import { expect, it } from 'vitest';
import { check, field, fill, open, press, signUp, type } from '../../testing/signup.tsx';

it('fills in the name from the address, and checks it', async () => {
  open('/signup?username=ana');
  expect(field('Nombre de usuario').value).toBe('ana');
  expect(await screen.findByText('¡Está libre!')).toBeTruthy();
  expect(check).toHaveBeenCalledExactlyOnceWith({ username: 'ana' });
});

it('says beside the name how often it can be changed', () => {
  open();
  const hint = document.getElementById(field('Nombre de usuario').getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Lo podés cambiar después.');
});

it('checks when typing pauses, drops stale answers, and offers free names', async () => {
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

it('proposes a username for a written name, and sends it', async () => {
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

it('accepts the proposal when pressed, or from the address', async () => {
  open('/signup?username=La+Pe%C3%B1a');
  expect(field('Nombre de usuario').value).toBe('lapena');
  type('Nombre de usuario', 'Raíz Yoga');
  fireEvent.click(await screen.findByRole('button', { name: 'raizyoga' }));
  expect(field('Nombre de usuario').value).toBe('raizyoga');
  expect(await screen.findByText('¡Está libre!')).toBeTruthy();
});

it('reports an invalid username at once, without a request', async () => {
  open();
  type('Nombre de usuario', 'login');
  expect(await screen.findByText('Ese nombre está reservado. Probá con otro.')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(check).not.toHaveBeenCalled();
});
