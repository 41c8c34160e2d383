import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { mensajes } from 'domain/messages';
import { ErrorCambiado, ErrorDatos } from 'kit/datos/errores';
import { leerDocumento } from 'kit/datos/esquemas';
import { leerItem } from 'kit/datos/leer';
import { actualizarItem, crearItem } from 'kit/datos/publicar';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { type SessionUser, useUser } from 'kit/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardarBorrador } from '../post/borrador.ts';
import { valoresDe } from '../post/valores.ts';
import EditarPost from './editar-post.tsx';
import { loadEditar } from './load.ts';

vi.mock('kit/datos/leer', () => ({ leerItem: vi.fn() }));
vi.mock('kit/datos/publicar', () => ({ crearItem: vi.fn(), actualizarItem: vi.fn(), idNuevo: vi.fn() }));
vi.mock(import('kit/session'), async (original) => ({ ...(await original()), useUser: vi.fn() }));

const evento = leerDocumento('evento', 'e1', {
  titulo: 'Milonga',
  descripcion: 'Bailamos',
  categoria: 'Musica',
  fechaPeriodica: 'Todos los jueves',
  refUsuario: { id: 'u1', path: 'user/u1' },
  updatedAt: { seconds: 7, nanoseconds: 0, toDate: () => new Date(7000) },
});

function abrir(direccion = '/editar-post/evento/e1') {
  const router = createMemoryRouter(
    [
      { path: '/perfil', element: <p>Mi perfil</p> },
      {
        path: '/editar-post/:type/:id',
        element: <EditarPost />,
        loader: loadEditar,
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
    for (const dialogo of document.querySelectorAll('dialog')) dialogo.remove();
    const user = { uid: 'u1', username: 'ana', displayName: 'Ana', photoUrl: null, role: 'creador' };
    vi.mocked(useUser).mockReturnValue(user as SessionUser);
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

  it('updates the item, says so in the exact words and goes on, leaving no draft', async () => {
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
        { version: '7.0' },
      ],
    ]);
    expect(crearItem).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/perfil'));
  });

  const cambiar = async (titulo: string) => {
    fireEvent.change(await screen.findByLabelText('Título'), { target: { value: titulo } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  };

  it('tells that it changed elsewhere, and writes over that knowingly', async () => {
    vi.mocked(actualizarItem).mockRejectedValueOnce(new ErrorCambiado('8.0'));
    abrir();
    await cambiar('La mía');
    expect((await screen.findByRole('alert')).textContent).toContain(mensajes.post.cambiado);
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Guardar la mía/ }));
    expect(await screen.findByText('evento actualizado con éxito')).toBeDefined();
    expect(vi.mocked(actualizarItem).mock.calls.map(([, , , opciones]) => opciones)).toEqual([
      { version: '7.0' },
      { version: '8.0' },
    ]);
  });

  it('tells that it changed elsewhere, and takes up the other state', async () => {
    vi.mocked(actualizarItem).mockRejectedValueOnce(new ErrorCambiado('8.0'));
    abrir();
    await cambiar('La mía');
    vi.mocked(leerItem).mockResolvedValue({ ...evento, titulo: 'La otra', version: '8.0' });
    fireEvent.click(await screen.findByRole('button', { name: /Cargar la otra/ }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('La otra'));
    expect(localStorage.length).toBe(0);
  });

  it('keeps what was not saved, and saves it over the state it was made of', async () => {
    const valores = { ...valoresDe(evento), titulo: 'A medias' };
    guardarBorrador({ uid: 'u1', tipo: 'evento', id: 'e1' }, { valores, fotos: 1, version: '6.0' });
    abrir();
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('A medias');
    expect(screen.getByText(/Recuperamos los cambios.*La foto que habías elegido/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('evento actualizado con éxito');
    expect(vi.mocked(actualizarItem).mock.calls[0]?.[3]).toEqual({ version: '6.0' });
  });

  it('throws unsaved changes away when asked to, and saves over the present state from then on', async () => {
    const valores = { ...valoresDe(evento), titulo: 'A medias' };
    guardarBorrador({ uid: 'u1', tipo: 'evento', id: 'e1' }, { valores, fotos: 0, version: '6.0' });
    abrir();
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar los cambios' }));
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Milonga');
    await cambiar('Otra cosa');
    await screen.findByText('evento actualizado con éxito');
    expect(vi.mocked(actualizarItem).mock.calls[0]?.[3]).toEqual({ version: '7.0' });
  });

  it('offers a copy', async () => {
    abrir();
    expect((await screen.findByRole('link', { name: 'Duplicar' })).getAttribute('href')).toBe(
      '/agregar-post?tipo=evento&copiar=e1',
    );
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
