import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { mensajes } from 'domain/messages';
import { ErrorDatos } from 'kit/datos/errores';
import { leerDocumento } from 'kit/datos/esquemas';
import { leerItem } from 'kit/datos/leer';
import { actualizarItem, crearItem, idNuevo } from 'kit/datos/publicar';
import { LEAVING } from 'kit/leaving';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { type SessionUser, useUser } from 'kit/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardarBorrador, leerBorrador } from '../post/borrador.ts';
import { VALORES_INICIALES } from '../post/valores.ts';
import AgregarPost from './agregar-post.tsx';
import { loadAgregar } from './load.ts';

vi.mock('kit/datos/publicar', () => ({ crearItem: vi.fn(), actualizarItem: vi.fn(), idNuevo: vi.fn() }));
vi.mock('kit/datos/leer', () => ({ leerItem: vi.fn() }));
vi.mock(import('kit/session'), async (original) => ({ ...(await original()), useUser: vi.fn() }));

const creadora = {
  uid: 'u1',
  email: 'ana@example.com',
  username: 'ana',
  displayName: 'Ana',
  photoUrl: null,
  role: 'creador',
};
const sesion = (user: object | null) => vi.mocked(useUser).mockReturnValue(user as SessionUser);

async function abrir(direccion = '/agregar-post') {
  const router = createMemoryRouter(
    [
      {
        path: '/agregar-post',
        element: <AgregarPost />,
        loader: loadAgregar,
        hydrateFallbackElement: <p />,
      },
      { path: '/perfil', element: <p>Mi perfil</p> },
    ],
    { initialEntries: [direccion] },
  );
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(document.querySelector('h1, [role=alert], [role=status]')).not.toBeNull());
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
    for (const dialogo of document.querySelectorAll('dialog')) dialogo.remove();
    sesion(creadora);
    vi.mocked(idNuevo).mockResolvedValue('nuevo-id');
    vi.mocked(crearItem).mockResolvedValue('nuevo-id');
  });

  it('opens on link, with the tabs in their order, and takes the kind from the address', async () => {
    await abrir();
    const tabs = screen.getAllByRole('link').filter((uno) => uno.hasAttribute('data-tab'));
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Link', 'Evento', 'Curso', 'Promo']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Link');
    expect(screen.getByRole('button', { name: 'Publicar link' })).toBeDefined();
  });

  it('takes an unknown kind for a link', async () => {
    await abrir('/agregar-post?tipo=receta');
    expect(screen.getByRole('button', { name: 'Publicar link' })).toBeDefined();
  });

  it('asks for what is missing in words, at the field, and writes nothing', async () => {
    await abrir('/agregar-post?tipo=evento');
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
    await abrir('/agregar-post?tipo=evento');
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
    const router = await abrir();
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
    await abrir();
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
    await abrir('/agregar-post?tipo=promo');
    escribir('Título', '2×1 en cortados');
    fireEvent.click(screen.getByRole('link', { name: 'Curso' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe(''));
    fireEvent.click(screen.getByRole('link', { name: 'Promo' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('2×1 en cortados'),
    );
    expect(screen.getByText('Seguís con tu borrador.')).toBeDefined();
  });

  it('takes up a draft from another time, tells of the pictures it lost, and can start from nothing', async () => {
    const valores = { ...VALORES_INICIALES, titulo: 'Peña' };
    guardarBorrador({ uid: 'u1', tipo: 'evento' }, { valores, fotos: 2, version: '' });
    await abrir('/agregar-post?tipo=evento');
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Peña');
    expect(screen.getByText(/Las 2 fotos que habías elegido no se guardan/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('');
    expect(localStorage.length).toBe(0);
  });

  it('asks before it is left, and keeps the draft', async () => {
    const router = await abrir();
    escribir('Título', 'Mi carta');
    await act(() => router.navigate('/perfil'));
    const pregunta = screen.getByRole('alertdialog');
    expect(pregunta.textContent).toContain('¿Salir sin publicar? Lo que escribiste queda como borrador');
    fireEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(router.state.blockers.values().next().value?.state).toBe('unblocked'));
    expect(router.state.location.pathname).toBe('/agregar-post');
    await act(() => router.navigate('/perfil'));
    fireEvent.click(screen.getByRole('button', { name: 'Salir' }));
    expect(await screen.findByText('Mi perfil')).toBeDefined();
    expect(leerBorrador({ uid: 'u1', tipo: 'link' })?.valores.titulo).toBe('Mi carta');
  });

  it('is left without a question when nothing was typed, and by signing out', async () => {
    const router = await abrir();
    await act(() => router.navigate('/perfil'));
    expect(screen.getByText('Mi perfil')).toBeDefined();
    await act(() => router.navigate('/agregar-post'));
    escribir('Título', 'Mi carta');
    await act(() => router.navigate('/perfil', { state: LEAVING }));
    expect(screen.getByText('Mi perfil')).toBeDefined();
  });

  it('says what to do when the connection is lost, with all that was typed still there', async () => {
    vi.mocked(crearItem).mockRejectedValueOnce(new ErrorDatos('sin-conexion', mensajes.general.sinConexion));
    await abrir();
    llenarLink();
    publicar();
    expect(await screen.findByText(mensajes.general.sinConexion)).toBeDefined();
    expect(screen.getByText(/Lo que escribiste sigue acá/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('  Mi carta ');
    await waitFor(() =>
      expect(leerBorrador({ uid: 'u1', tipo: 'link' })?.valores.titulo).toBe('  Mi carta '),
    );
  });

  it('alerts in the exact words when there is no user, and leads to /login and back', async () => {
    vi.mocked(crearItem).mockRejectedValueOnce(new ErrorDatos('sin-sesion', mensajes.post.sinUsuario));
    await abrir('/agregar-post?tipo=link');
    llenarLink();
    publicar();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(mensajes.post.sinUsuario);
    expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe(
      '/login?volver=%2Fagregar-post%3Ftipo%3Dlink',
    );
  });

  it('starts from a copy of an own item: as a new one, with a draft of its own', async () => {
    const doc = { titulo: 'Peña', descripcion: 'Cantamos', refUsuario: { id: 'u1', path: 'user/u1' } };
    vi.mocked(leerItem).mockResolvedValue(leerDocumento('promo', 'p1', { ...doc, cantCanjeos: 5 }));
    await abrir('/agregar-post?tipo=promo&copiar=p1');
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('Peña');
    expect(screen.getByText(/Copia de «Peña»/)).toBeDefined();
    escribir('Título', 'Peña de nuevo');
    publicar();
    expect(await screen.findByText('promo creado con éxito')).toBeDefined();
    expect(vi.mocked(crearItem).mock.calls).toEqual([
      ['promo', expect.objectContaining({ titulo: 'Peña de nuevo', cantCanjeos: 5 }), { id: 'nuevo-id' }],
    ]);
  });

  it("copies nothing of somebody else's", async () => {
    vi.mocked(leerItem).mockRejectedValue(new ErrorDatos('no-es-tuyo', mensajes.post.noEsTuyo));
    await abrir('/agregar-post?tipo=promo&copiar=p1');
    expect((await screen.findByRole('alert')).textContent).toContain(mensajes.post.noEsTuyo);
    expect(screen.queryByLabelText('Título')).toBeNull();
  });

  it('previews the card while it is typed', async () => {
    await abrir('/agregar-post?tipo=curso');
    escribir('Título', 'Cerámica desde cero');
    escribir(/Nombre del profe/, 'Ana Ruiz');
    const previa = screen.getByLabelText('Vista previa');
    await waitFor(() => expect(previa.textContent).toContain('Ana Ruiz'));
    expect(previa.textContent).toContain('Cerámica desde cero');
  });

  it('is for creators only', async () => {
    sesion({ ...creadora, role: 'personal' });
    await abrir();
    expect(screen.getByText('Para publicar necesitás un perfil de creador.')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/perfil/editar');
    expect(screen.queryByLabelText('Título')).toBeNull();
  });

  it('says so when there is no session', async () => {
    sesion(null);
    await abrir();
    expect(screen.getByRole('alert').textContent).toContain(
      'No encontramos tu usuario. Iniciá sesión nuevamente.',
    );
  });
});
