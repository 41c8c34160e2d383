import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { changePassword, SesionFallo } from 'kit/session';
import { beforeEach, expect, test, vi } from 'vitest';
import CambiarClave from './clave.tsx';

vi.mock(import('kit/session'), async (original) => ({ ...(await original()), changePassword: vi.fn() }));

function cambiar(actual: string, nueva: string, repetida: string) {
  const router = createMemoryRouter([
    { path: '/', element: <CambiarClave /> },
    { path: '/perfil', element: <p>Perfil</p> },
  ]);
  render(<RouterProvider router={router} />);
  const escribir = (etiqueta: string, value: string) =>
    fireEvent.change(screen.getByLabelText(etiqueta), { target: { value } });
  escribir('Contraseña actual', actual);
  escribir('Contraseña nueva', nueva);
  escribir('Repetí la contraseña nueva', repetida);
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
}
const errores = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(() => vi.resetAllMocks());

test('changes it and goes back to the profile', async () => {
  cambiar('la-de-antes', 'la-de-ahora', 'la-de-ahora');
  await screen.findByText('Perfil');
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('la-de-antes', 'la-de-ahora');
});

test.each([
  ['', 'la-de-ahora', 'la-de-ahora', 'Escribí tu contraseña actual.'],
  ['la-de-antes', 'corta', 'corta', 'La contraseña necesita al menos 8 caracteres.'],
  ['la-de-antes', 'la-de-ahora', 'otra-cosa', 'Las contraseñas no coinciden.'],
  ['la-de-antes', 'la-de-antes', 'la-de-antes', 'Elegí una contraseña distinta de la actual.'],
])('refuses %j, %j, %j', async (actual, nueva, repetida, mensaje) => {
  cambiar(actual, nueva, repetida);
  await waitFor(() => expect(errores()).toEqual([mensaje]));
  expect(changePassword).not.toHaveBeenCalled();
});

test('says how strong the new one is', () => {
  cambiar('la-de-antes', 'tres mates y una peña', '');
  expect(screen.getByText('Contraseña fuerte')).toBeDefined();
});

test.each([
  ['demasiados-intentos', /demasiados intentos/],
  ['sin-conexion', /No hay conexión/],
  ['sin-sesion', /Tu sesión venció/],
] as const)('%s is told, and what was typed stays', async (codigo, palabras) => {
  vi.mocked(changePassword).mockRejectedValue(new SesionFallo(codigo));
  cambiar('la-de-antes', 'la-de-ahora', 'la-de-ahora');
  expect(await screen.findByText(palabras)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('la-de-ahora');
});

test('a wrong present password is told at its field', async () => {
  vi.mocked(changePassword).mockRejectedValue(new SesionFallo('credenciales'));
  cambiar('no-es-esta', 'la-de-ahora', 'la-de-ahora');
  await waitFor(() => expect(errores()).toEqual(['Esa no es tu contraseña actual.']));
});
