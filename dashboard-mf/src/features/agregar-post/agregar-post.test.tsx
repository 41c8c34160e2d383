import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorDatos } from 'kit/datos/errores';
import { actualizarItem, crearItem, idNuevo } from 'kit/datos/publicar';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { type SessionState, useSession } from 'kit/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import AgregarPost from './agregar-post.tsx';

vi.mock('kit/datos/publicar', () => ({ crearItem: vi.fn(), actualizarItem: vi.fn(), idNuevo: vi.fn() }));
vi.mock(import('kit/session'), async (original) => ({ ...(await original()), useSession: vi.fn() }));

const creadora = {
  uid: 'u1',
  email: 'ana@example.com',
  username: 'ana',
  displayName: 'Ana',
  photoUrl: null,
  role: 'creador',
};
const sesion = (user: object | null) =>
  vi.mocked(useSession).mockReturnValue({ user, loading: false, error: null } as SessionState);

function abrir(direccion = '/agregar-post') {
  const router = createMemoryRouter(
    [
      { path: '/agregar-post', element: <AgregarPost /> },
      { path: '/perfil', element: <p>Mi perfil</p> },
    ],
    { initialEntries: [direccion] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const escribir = (etiqueta: RegExp | string, valor: string) =>
  fireEvent.change(screen.getByLabelText(etiqueta), { target: { value: valor } });
const publicar = () => fireEvent.click(screen.getByRole('button', { name: /^Publicar/ }));

function llenarLink() {
  escribir('Dirección (URL)', 'ejemplo.com/carta');
  escribir('Título', '  Mi carta ');
  escribir('Descripción', 'Todo lo que servimos');
}

describe('/agregar-post', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    localStorage.clear();
    sesion(creadora);
    vi.mocked(idNuevo).mockResolvedValue('nuevo-id');
    vi.mocked(crearItem).mockResolvedValue('nuevo-id');
  });

  it('opens on link, with the tabs in their order, and takes the kind from the address', () => {
    abrir();
    const tabs = screen.getAllByRole('link').filter((uno) => uno.hasAttribute('data-tab'));
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Link', 'Evento', 'Curso', 'Promo']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Link');
    expect(screen.getByRole('button', { name: 'Publicar link' })).toBeDefined();
  });

  it('takes an unknown kind for a link', () => {
    abrir('/agregar-post?tipo=receta');
    expect(screen.getByRole('button', { name: 'Publicar link' })).toBeDefined();
  });

  it('asks for what is missing in words, at the field, and writes nothing', async () => {
    abrir('/agregar-post?tipo=evento');
    publicar();
    expect(await screen.findByText('Escribí un título.')).toBeDefined();
    expect(screen.getByText('Escribí una descripción.')).toBeDefined();
    expect(screen.getByText('Elegí una categoría.')).toBeDefined();
    expect(screen.getByText('Hay 3 datos para revisar.')).toBeDefined();
    expect(screen.getByLabelText('Título').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Título')));
    expect(crearItem).not.toHaveBeenCalled();
  });

  it('shows of each kind of date its own fields alone', async () => {
    abrir('/agregar-post?tipo=evento');
    expect(screen.queryByLabelText('Qué día')).toBeNull();
    expect(screen.queryByLabelText('Qué día se repite')).toBeNull();
    fireEvent.click(screen.getByLabelText('Un día'));
    expect(await screen.findByLabelText('Qué día')).toBeDefined();
    fireEvent.click(screen.getByLabelText('Todas las semanas'));
    const dias = await screen.findByLabelText<HTMLSelectElement>('Qué día se repite');
    expect(dias.value).toBe('Todos los lunes');
    expect(screen.queryByLabelText('Qué día')).toBeNull();
  });

  it('saves once however often it is pressed, says so in the exact words, and goes to the tab of the profile', async () => {
    let soltar: (id: string) => void = () => {};
    vi.mocked(crearItem).mockReturnValue(new Promise((resolve) => (soltar = resolve)));
    const router = abrir();
    llenarLink();
    publicar();
    fireEvent.submit(screen.getByLabelText('Título').closest('form') as HTMLFormElement);
    const ocupado = await screen.findByRole('button', { name: 'Guardando...' });
    expect(ocupado).toHaveProperty('disabled', true);
    await act(async () => soltar('nuevo-id'));
    expect(await screen.findByText('link creado con éxito')).toBeDefined();
    expect(crearItem).toHaveBeenCalledOnce();
    expect(vi.mocked(crearItem).mock.calls[0]).toEqual([
      'link',
      {
        titulo: 'Mi carta',
        descripcion: 'Todo lo que servimos',
        enlace: 'https://ejemplo.com/carta',
        url_imagen: null,
      },
      { id: 'nuevo-id' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/perfil?tab=links'),
    );
    expect(localStorage.length).toBe(0);
    expect(actualizarItem).not.toHaveBeenCalled();
  });

  it('keeps what was typed when saving fails, and tries the same item again', async () => {
    vi.mocked(crearItem).mockRejectedValueOnce(new ErrorDatos('interno', 'Error al guardar'));
    abrir();
    llenarLink();
    publicar();
    const alerta = await screen.findByText('Error al guardar');
    expect(alerta.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Dirección (URL)').value).toBe('ejemplo.com/carta');
    publicar();
    expect(await screen.findByText('link creado con éxito')).toBeDefined();
    expect(vi.mocked(crearItem).mock.calls.map(([, , opciones]) => opciones)).toEqual([
      { id: 'nuevo-id' },
      { id: 'nuevo-id' },
    ]);
    expect(idNuevo).toHaveBeenCalledOnce();
  });

  it('keeps a draft of each kind through a change of tabs', async () => {
    abrir('/agregar-post?tipo=promo');
    escribir('Título', '2×1 en cortados');
    fireEvent.click(screen.getByRole('link', { name: 'Curso' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe(''));
    fireEvent.click(screen.getByRole('link', { name: 'Promo' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('2×1 en cortados'),
    );
    expect(screen.getByText('Seguís con tu borrador.')).toBeDefined();
  });

  it('previews the card while it is typed', async () => {
    abrir('/agregar-post?tipo=curso');
    escribir('Título', 'Cerámica desde cero');
    escribir(/Nombre del profe/, 'Ana Ruiz');
    const previa = screen.getByLabelText('Vista previa');
    await waitFor(() => expect(previa.textContent).toContain('Ana Ruiz'));
    expect(previa.textContent).toContain('Cerámica desde cero');
  });

  it('is for creators only', () => {
    sesion({ ...creadora, role: 'personal' });
    abrir();
    expect(screen.getByText('Para publicar necesitás un perfil de creador.')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/perfil/editar');
    expect(screen.queryByLabelText('Título')).toBeNull();
  });

  it('says so when there is no session', () => {
    sesion(null);
    abrir();
    expect(screen.getByRole('alert').textContent).toContain(
      'No encontramos tu usuario. Iniciá sesión nuevamente.',
    );
  });
});
