import { fireEvent, render, screen } from '@testing-library/react';
import { messages } from '@vidriera/domain/messages/messages';
import { perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import { usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { LEAVING } from '@vidriera/kit/going/leaving';
import { createMemoryRouter, Link, RouterProvider } from '@vidriera/router';
import { PerfilForm } from '../features/editar/perfil-form.tsx';
import type { SavedPerfil } from '../features/parts/read-own.ts';

const USUARIO = usuarioStoredSchema.parse({
  uid: uidSchema.parse('ana'),
  email: 'ana@example.com',
  username: 'ana',
  role: null,
});
const REF = { id: 'ana', path: 'user/ana' };
export const saved = (creador?: object, role: 'creador' | 'personal' | null = null): SavedPerfil => ({
  usuario: { ...USUARIO, role },
  creador: creador ? perfilCreadorStoredSchema.parse({ refUser: REF, ...creador }) : null,
});

/** Renders the form in a router with other routes. Each test file mocks the dependencies. */
export function open(perfil = saved(), signup = false) {
  const router = createMemoryRouter(
    [
      {
        path: '/perfil/editar',
        element: (
          <>
            <Link to="/all">Irse</Link>
            <Link to="/all" state={LEAVING}>
              Cerrar sesión
            </Link>
            <PerfilForm
              saved={perfil}
              onSuccess={messages.perfil.updated}
              onFailure={messages.perfil.editNotSaved}
              button="Guardar cambios"
              signup={signup}
            />
          </>
        ),
      },
      { path: '/all', element: <h1>Inicio</h1> },
    ],
    { initialEntries: ['/perfil/editar'] },
  );
  return render(<RouterProvider router={router} />);
}

export const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: value } });
export const save = () => fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
export const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n', (c) => c.charCodeAt(0));
export const png = (name: string) => new File([PNG], name, { type: 'image/png' });
export const choose = (label: RegExp, ...names: string[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: names.map(png) } });
