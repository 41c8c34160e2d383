import { fireEvent, render, screen } from '@testing-library/react';
import { uidSchema } from 'domain/ids-schema';
import { mensajes } from 'domain/messages';
import { perfilCreadorDocSchema } from 'domain/perfil-creador-schema';
import { usuarioDocSchema } from 'domain/usuario-schema';
import { LEAVING } from 'kit/leaving';
import { createMemoryRouter, Link, RouterProvider } from 'kit/router';
import { FormularioPerfil } from '../features/editar/formulario.tsx';
import type { PerfilGuardado } from '../features/perfil/leer-propio.ts';

const USUARIO = usuarioDocSchema.parse({
  uid: uidSchema.parse('ana'),
  email: 'ana@example.com',
  username: 'ana',
  role: null,
});
const REF = { id: 'ana', path: 'user/ana' };
export const guardado = (creador?: object, role: 'creador' | 'personal' | null = null): PerfilGuardado => ({
  usuario: { ...USUARIO, role },
  creador: creador ? perfilCreadorDocSchema.parse({ refUser: REF, ...creador }) : null,
});

/** The form in a router, with ways out of it. Each test file mocks what the form calls. */
export function abrir(perfil = guardado()) {
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
            <FormularioPerfil
              guardado={perfil}
              exito={mensajes.perfil.actualizado}
              fracaso={mensajes.perfil.noGuardoEdicion}
              boton="Guardar cambios"
            />
          </>
        ),
      },
      { path: '/all', element: <h1>Inicio</h1> },
    ],
    { initialEntries: ['/perfil/editar'] },
  );
  render(<RouterProvider router={router} />);
}

export const escribir = (etiqueta: RegExp | string, valor: string) =>
  fireEvent.change(screen.getByLabelText(etiqueta), { target: { value: valor } });
export const guardar = () => fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
export const errores = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
export const elegir = (etiqueta: RegExp, ...nombres: string[]) =>
  fireEvent.change(screen.getByLabelText(etiqueta), {
    target: { files: nombres.map((nombre) => new File(['x'], nombre, { type: 'image/png' })) },
  });
