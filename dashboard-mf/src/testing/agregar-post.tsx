import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@vidriera/domain/api/api';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { openDrafts } from '@vidriera/kit/data/drafts';
import { createItem, newId } from '@vidriera/kit/requests/publish';
import { keepOwnSeats } from '@vidriera/kit/seats/own-seats';
import { MessageHost } from '@vidriera/kit/ui/dialogs/message-host';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { type SessionUser, useUser, whenRead } from '@vidriera/session';
import { expect, vi } from 'vitest';
import AgregarPost from '../features/agregar-post/agregar-post.tsx';
import { load as loadAgregar } from '../features/agregar-post/load.ts';
import { api } from './api.ts';

export const creador = {
  uid: 'u1',
  email: 'ana@example.com',
  username: 'ana',
  displayName: 'Ana',
  photoUrl: null,
  role: 'creador',
};
export function session(user: object | null): void {
  keepOwnSeats(creador.uid, [], []); // the preview's card asks for them
  vi.mocked(useUser).mockReturnValue(user as SessionUser);
  vi.mocked(whenRead).mockResolvedValue({ user: user as SessionUser, loading: false, error: null });
}

/** Renders the screen at an address. @returns its router */
export async function open(address = '/agregar-post') {
  const router = createMemoryRouter(
    [
      {
        path: '/agregar-post',
        element: <WithData of={AgregarPost} />,
        loader: loadAgregar,
        hydrateFallbackElement: <p />,
      },
      { path: '/perfil', element: <p>Mi perfil</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <MessageHost />
    </>,
  );
  await waitFor(() => expect(document.querySelector('h1, [role=alert], [role=status]')).not.toBeNull());
  return router;
}

export const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: value } });
export const publish = () => fireEvent.click(screen.getByRole('button', { name: /^Publicar/ }));

export function fillLink() {
  write('Dirección (URL)', 'ejemplo.com/carta');
  write('Título', '  Mi carta ');
  write('Descripción', 'Todo lo que servimos');
}

/** Stands in for the API's answer about the creator's own profile. */
export function ownPerfil(overrides: Partial<PublicPerfil>): void {
  const redes = { instagram: null, tiktok: null, whatsapp: null, facebook: null, sitioWeb: null };
  const perfil = {
    id: creador.uid,
    username: creador.username,
    nombre: 'Ana',
    imagen: null,
    role: 'creador',
    redes,
    portada: null,
    descripcion: '',
    direccion: null,
    ubicacion: null,
    galeria: [],
    ...overrides,
  };
  api({
    [apiPaths.perfil(creador.username)]: { perfil, page: null, shopWindow: { lit: false, next: null } },
  });
}

/** A creator with nothing typed and nothing asked, whose items are stored as 'nuevo-id'; the test has mocked publishing and session. */
export function freshCreator(): void {
  vi.resetAllMocks();
  localStorage.clear();
  openDrafts(creador.uid);
  session(creador);
  ownPerfil({});
  vi.mocked(newId).mockResolvedValue('nuevo-id');
  vi.mocked(createItem).mockResolvedValue('nuevo-id');
}
