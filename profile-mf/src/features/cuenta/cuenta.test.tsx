import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { mensajes } from 'domain/messages';
import { call, LlamadaFallo } from 'kit/callable';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { deletionBegun, reauthenticate, SesionFallo, signOut } from 'kit/session';
import { toast } from 'kit/toast';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Cuenta } from './cuenta.tsx';

vi.mock(import('kit/callable'), async (original) => ({ ...(await original()), call: vi.fn() }));
vi.mock(import('kit/session'), async (original) => ({
  ...(await original()),
  deletionBegun: vi.fn(),
  reauthenticate: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('kit/toast', () => ({ toast: { info: vi.fn(), success: vi.fn(), error: vi.fn() } }));

const boton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const escribir = (etiqueta: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(etiqueta), { target: { value } });

function abrir() {
  const rutas = [
    { path: '/perfil/editar', element: <Cuenta username="ana" /> },
    { path: '/', element: <h1>Portada</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(rutas, { initialEntries: ['/perfil/editar'] })} />);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(call).mockResolvedValue({ eliminado: true } as never);
});

describe('the end of an account', () => {
  function pedir(username = 'ana', password = 'secreta') {
    abrir();
    fireEvent.click(boton('Eliminar mi cuenta'));
    escribir('Para confirmar, escribí ana', username);
    escribir('Tu contraseña', password);
    fireEvent.click(boton('Eliminar para siempre'));
  }

  test('lists what goes, and says how long the username stays taken', () => {
    abrir();
    fireEvent.click(boton('Eliminar mi cuenta'));
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(screen.getAllByText(/30 días/)).toHaveLength(2);
  });

  test('proves who it is, deletes, signs out and leads home', async () => {
    pedir(' ANA ');
    await screen.findByRole('heading', { name: 'Portada' });
    expect(reauthenticate).toHaveBeenCalledWith('secreta');
    expect(call).toHaveBeenCalledExactlyOnceWith('deleteAccount', { username: ' ANA ' });
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(expect.stringMatching(/eliminada/)));
    expect(signOut).toHaveBeenCalledOnce();
  });

  test('asks for the username and the password first', async () => {
    pedir('otra', '');
    await screen.findByText('Escribí tu nombre de usuario: ana');
    expect(screen.getByText('Escribí tu contraseña.')).toBeDefined();
    expect(reauthenticate).not.toHaveBeenCalled();
  });

  test('a wrong password is said at its field', async () => {
    vi.mocked(reauthenticate).mockRejectedValue(new SesionFallo('credenciales'));
    vi.mocked(deletionBegun).mockResolvedValue(false);
    pedir();
    await screen.findByText('Esa no es tu contraseña.');
    expect(call).not.toHaveBeenCalled();
    expect(signOut).not.toHaveBeenCalled();
  });

  test('an account that an earlier try deleted, its answer lost, is told as deleted', async () => {
    vi.mocked(reauthenticate).mockRejectedValue(new SesionFallo('credenciales'));
    vi.mocked(deletionBegun).mockResolvedValue(true);
    pedir();
    await screen.findByRole('heading', { name: 'Portada' });
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(expect.stringMatching(/eliminada/)));
    expect(call).toHaveBeenCalledExactlyOnceWith('deleteAccount', { username: 'ana' });
    expect(signOut).toHaveBeenCalledOnce();
  });

  test('while it is under way nothing can be pressed; cut off, it can be tried again', async () => {
    let cortar: (error: Error) => void = () => undefined;
    vi.mocked(call).mockReturnValue(new Promise((_, reject) => (cortar = reject)));
    pedir();
    await screen.findByText(/Borrando tus publicaciones/);
    expect([boton('Cerrar').disabled, boton('Cancelar').disabled, boton('Eliminando...').disabled]).toEqual([
      true,
      true,
      true,
    ]);
    cortar(new LlamadaFallo('sin-conexion', mensajes.general.sinConexion));
    await screen.findByText(new RegExp(`No pudimos terminar.*${mensajes.general.sinConexion}`));
    expect(boton('Eliminar para siempre').disabled).toBe(false);
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('the copy of the data', () => {
  test('is offered as a JSON file', async () => {
    vi.mocked(call).mockResolvedValue({ cuenta: { uid: 'ana' } } as never);
    abrir();
    fireEvent.click(boton('Descargar mis datos'));
    const enlace = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Guardar vidriera-ana.json' });
    expect(enlace.download).toBe('vidriera-ana.json');
    expect(enlace.href).toMatch(/^blob:/);
    expect(call).toHaveBeenCalledExactlyOnceWith('exportData', {});
  });

  test('a failure is told', async () => {
    vi.mocked(call).mockRejectedValue(new LlamadaFallo('sin-conexion', mensajes.general.sinConexion));
    abrir();
    fireEvent.click(boton('Descargar mis datos'));
    await screen.findByText(mensajes.general.sinConexion);
  });
});
