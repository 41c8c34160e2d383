import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { changePassword } from '@vidriera/session';
import { firebaseFailure } from '@vidriera/session/firebase-failure';
import { beforeEach, expect, test, vi } from 'vitest';
import ChangePassword from './change-password.tsx';

vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  changePassword: vi.fn(),
}));

function change(current: string, fresh: string, repeated: string) {
  const router = createMemoryRouter([
    { path: '/', element: <ChangePassword /> },
    { path: '/perfil', element: <p>Perfil</p> },
  ]);
  render(<RouterProvider router={router} />);
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  write('Contraseña actual', current);
  write('Contraseña nueva', fresh);
  write('Repetí la contraseña nueva', repeated);
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
}
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(() => vi.resetAllMocks());

test('changes it and goes back to the profile', async () => {
  change('la-de-antes', 'la-de-ahora', 'la-de-ahora');
  await screen.findByText('Perfil');
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('la-de-antes', 'la-de-ahora');
});

test.each([
  ['', 'la-de-ahora', 'la-de-ahora', 'Escribí tu contraseña actual.'],
  ['la-de-antes', 'short', 'short', 'La contraseña necesita al menos 8 caracteres.'],
  ['la-de-antes', 'la-de-ahora', 'otra-cosa', 'Las contraseñas no coinciden.'],
  ['la-de-antes', 'la-de-antes', 'la-de-antes', 'Elegí una contraseña distinta de la actual.'],
])('refuses %j, %j, %j', async (current, fresh, repeated, message) => {
  change(current, fresh, repeated);
  await waitFor(() => expect(errors()).toEqual([message]));
  expect(changePassword).not.toHaveBeenCalled();
});

test('shows the new password’s strength', () => {
  change('la-de-antes', 'tres mates y una peña', '');
  expect(screen.getByText('Contraseña fuerte')).toBeDefined();
});

test.each([
  ['auth/too-many-requests', /demasiados intentos/],
  ['auth/network-request-failed', /No hay conexión/],
  ['auth/user-token-expired', /Tu sesión venció/],
] as const)('%s is told, and what was typed stays', async (code, words) => {
  vi.mocked(changePassword).mockRejectedValue(firebaseFailure({ code }));
  change('la-de-antes', 'la-de-ahora', 'la-de-ahora');
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('la-de-ahora');
});
