import '../../testing/form-mocks.ts';
import { render, screen } from '@testing-library/react';
import { messages } from '@vidriera/domain/messages/messages';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, test } from 'vitest';
import { saved } from '../../testing/form.tsx';
import { asPerfil } from '../parts/read-own.ts';
import type { OwnPerfilData } from './load.ts';
import Perfil from './perfil.tsx';

test('a failed list reports it and can be retried', async () => {
  const data = {
    perfil: asPerfil(saved()),
    front: { lit: false, handle: null, sign: null },
    firstLinks: [],
    about: [],
    role: 'creador',
    tab: 'links',
    page: { error: messages.list.dataNotLoaded, retry: true },
    now: '2026-11-21T12:00',
    direccion: { text: 'vidriera.ar/ana', url: 'https://vidriera.ar/ana' },
    likedLinks: 0,
  } satisfies OwnPerfilData;
  const router = createMemoryRouter([{ path: '/perfil', element: <Perfil data={data} /> }], {
    initialEntries: ['/perfil?tab=links'],
  });
  render(<RouterProvider router={router} />);
  expect((await screen.findByRole('alert')).textContent).toContain(messages.list.dataNotLoaded);
  expect(screen.getByRole('button', { name: messages.general.retry })).toBeDefined();
  expect(screen.queryByText(messages.perfil.empty('links'))).toBeNull();
  expect(screen.queryByRole('link', { name: 'Publicar un link' })).toBeNull();
});
