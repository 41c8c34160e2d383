import '../../testing/form-mocks.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { refreshUser } from '@vidriera/session';
import { expect, test, vi } from 'vitest';
import { KeptPerfil } from './kept-perfil.tsx';

function open(isCreador = false) {
  const router = createMemoryRouter(
    [
      { path: '/perfil/editar', element: <KeptPerfil isCreador={isCreador} /> },
      { path: '/perfil', element: <h1>Mi perfil</h1> },
    ],
    { initialEntries: ['/perfil/editar'] },
  );
  render(<RouterProvider router={router} />);
}
const ID = '7f3d5c0e-2f5a-4d0c-9a39-0b8f6f6f2c11';
const keeps = (until: string | null) =>
  vi.mocked(call).mockResolvedValueOnce({ what: 'kept', kept: until && { id: ID, until } } as never);
const button = () => screen.findByRole('button', { name: 'Recuperar tu perfil de creador' });

test('one press brings the kept profile back and shows it', async () => {
  keeps('2100-12-27');
  open();
  const press = await button();
  screen.getByText(
    'Guardamos completo el perfil de creador que tenías. Lo podés recuperar hasta el 27 dic 2100.',
  );
  fireEvent.click(press);
  await screen.findByRole('heading', { name: 'Mi perfil' });
  expect(call).toHaveBeenLastCalledWith('comeBack', { what: 'restore', id: ID });
  expect(refreshUser).toHaveBeenCalledOnce();
  expect(toast.success).toHaveBeenCalledWith(messages.perfil.restored, TOAST.perfilCloses);
});

test('says why it did not come back, and lets the person press again', async () => {
  keeps('2100-12-27');
  open(true);
  const press = await button();
  screen.getByText(/27 dic 2100; el de ahora queda guardado en su lugar\.$/);
  vi.mocked(call).mockRejectedValueOnce(new Failure('not-found', messages.perfil.nothingKept));
  fireEvent.click(press);
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      `${messages.perfil.notRestored}. ${messages.perfil.nothingKept}`,
      TOAST.perfilCloses,
    ),
  );
  await button();
});

test('offers nothing without a kept profile', async () => {
  keeps(null);
  open();
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button')).toBeNull();
});
