import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorDatos } from 'kit/datos/errores';
import { leerDocumento } from 'kit/datos/esquemas';
import { leerItem } from 'kit/datos/leer';
import { actualizarItem, crearItem } from 'kit/datos/publicar';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { type SessionState, useSession } from 'kit/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cargarEditar } from './cargar.ts';
import EditarPost from './editar-post.tsx';

vi.mock('kit/datos/leer', () => ({ leerItem: vi.fn() }));
vi.mock('kit/datos/publicar', () => ({ crearItem: vi.fn(), actualizarItem: vi.fn(), idNuevo: vi.fn() }));
vi.mock(import('kit/session'), async (original) => ({ ...(await original()), useSession: vi.fn() }));

const evento = leerDocumento('evento', 'e1', {
  titulo: 'Milonga',
  descripcion: 'Bailamos',
  categoria: 'Musica',
  fechaPeriodica: 'Todos los jueves',
  refUsuario: { id: 'u1', path: 'user/u1' },
});

function abrir(direccion = '/editar-post/evento/e1') {
  const router = createMemoryRouter(
    [
      { path: '/perfil', element: <p>Mi perfil</p> },
      {
        path: '/editar-post/:type/:id',
        element: <EditarPost />,
        loader: cargarEditar,
        errorElement: <p>No está</p>,
      },
    ],
    { initialEntries: ['/perfil', direccion], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

describe('/editar-post/{type}/{id}', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    localStorage.clear();
    const user = { uid: 'u1', username: 'ana', displayName: 'Ana', photoUrl: null, role: 'creador' };
    vi.mocked(useSession).mockReturnValue({ user, loading: false, error: null } as SessionState);
    vi.mocked(leerItem).mockResolvedValue(evento);
  });

  it("says 'Cargando…' until the item is there, then shows it in the form", async () => {
    let llegar: (item: typeof evento) => void = () => {};
    vi.mocked(leerItem).mockReturnValue(new Promise((resolve) => (llegar = resolve)) as never);
    abrir();
    expect((await screen.findByRole('status')).textContent).toBe('Cargando…');
    llegar(evento);
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('Milonga');
    expect(screen.getByLabelText<HTMLInputElement>('Todas las semanas').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Música').checked).toBe(true);
  });

  it('updates the item, says so in the exact words and goes on; a draft is never made of it', async () => {
    const router = abrir();
    fireEvent.change(await screen.findByLabelText('Título'), { target: { value: 'Gran milonga' } });
    fireEvent.click(screen.getByLabelText('Sin fecha'));
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('evento actualizado con éxito')).toBeDefined();
    expect(vi.mocked(actualizarItem).mock.calls).toEqual([
      [
        'evento',
        'e1',
        expect.objectContaining({ titulo: 'Gran milonga', fechaPeriodica: null, fechaExacta: null }),
      ],
    ]);
    expect(crearItem).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/perfil'));
  });

  it("refuses somebody else's", async () => {
    vi.mocked(leerItem).mockRejectedValue(new ErrorDatos('no-es-tuyo', 'Esta publicación no es tuya.'));
    abrir();
    expect((await screen.findByRole('alert')).textContent).toContain('Esta publicación no es tuya.');
    expect(screen.queryByLabelText('Título')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('offers another try when there was no connection', async () => {
    vi.mocked(leerItem).mockRejectedValueOnce(new ErrorDatos('sin-conexion', 'No hay conexión.'));
    abrir();
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('Milonga');
  });

  it('does not know a type that is none', async () => {
    abrir('/editar-post/receta/e1');
    expect(await screen.findByText('No está')).toBeDefined();
    expect(leerItem).not.toHaveBeenCalled();
  });
});
