import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { call, LlamadaFallo } from 'kit/callable';
import { subirImagen } from 'kit/datos/imagenes';
import { askConfirm } from 'kit/dialogs';
import { refreshUser } from 'kit/session';
import { toast } from 'kit/toast';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { abrir, errores, escribir, guardado, guardar } from '../../testing/formulario.tsx';

vi.mock(import('kit/callable'), async (original) => ({ ...(await original()), call: vi.fn() }));
vi.mock(import('kit/session'), async (original) => ({
  ...(await original()),
  refreshUser: vi.fn(),
}));
vi.mock('kit/dialogs', () => ({ askConfirm: vi.fn() }));
vi.mock(import('../perfil/leer-propio.ts'), async (original) => ({
  ...(await original()),
  leerPerfilPropio: vi.fn(),
}));
vi.mock('kit/datos/imagenes', () => ({ subirImagen: vi.fn() }));
vi.mock('kit/toast', () => ({ toast: { info: vi.fn(), success: vi.fn(), error: vi.fn() } }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(call).mockResolvedValue({ role: 'creador', ocultados: 0, urlImagenes: [] } as never);
  vi.mocked(refreshUser).mockResolvedValue(null);
  vi.mocked(askConfirm).mockResolvedValue(false);
  vi.mocked(subirImagen).mockImplementation(async (_archivo, ruta) => `https://subida/${ruta}`);
});

describe('saving', () => {
  test('asks for a role', async () => {
    abrir();
    guardar();
    await waitFor(() => expect(errores()).toEqual([mensajes.perfil.faltaRol]));
    expect(document.activeElement).toBe(screen.getByLabelText('Rol'));
    expect(call).not.toHaveBeenCalled();
  });

  test('asks a creator for a description, which a personal user is not shown', async () => {
    abrir();
    escribir('Rol', 'personal');
    expect(screen.queryByRole('heading', { name: 'Perfil de Creador' })).toBeNull();
    escribir('Rol', 'creador');
    guardar();
    await waitFor(() => expect(errores()).toEqual([mensajes.perfil.faltaDescripcion]));
  });

  test('sends what the form holds, refreshes the role and goes to /all', async () => {
    abrir();
    escribir('Rol', 'creador');
    escribir(/^Descripción/, ' Un patio ');
    escribir(/^Instagram/, '@ana');
    guardar();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'saveProfile',
      expect.objectContaining({
        role: 'creador',
        link_Instagram: 'https://instagram.com/ana',
        creador: {
          descripcion: 'Un patio',
          direccion: null,
          ubicacion: null,
          url_imagenPortada: null,
          galeria: { antes: [], urls: [] },
        },
      }),
    );
    expect(refreshUser).toHaveBeenCalled();
    expect(toast.success).toHaveBeenCalledWith('✅ Perfil actualizado', TOAST.cierrePerfil);
  });

  test('says Guardando... and takes no second press meanwhile', async () => {
    let contestar: (valor: never) => void = () => undefined;
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (contestar = resolve)));
    abrir();
    escribir('Rol', 'personal');
    guardar();
    const boton = await screen.findByRole('button', { name: 'Guardando...' });
    expect((boton as HTMLButtonElement).disabled).toBe(true);
    await act(async () => contestar({ role: 'personal', ocultados: 0 } as never));
  });

  test('a failure stays here, says so, and puts the server’s words at their field', async () => {
    const campos = [{ campo: 'display_name', mensaje: 'Ese nombre no va.' }];
    vi.mocked(call).mockRejectedValue(new LlamadaFallo('datos-invalidos', 'Revisá los datos.', campos));
    abrir();
    escribir('Rol', 'personal');
    guardar();
    await waitFor(() => expect(errores()).toEqual(['Ese nombre no va.', 'Revisá los datos.']));
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(mensajes.perfil.noGuardoEdicion, TOAST.cierrePerfil);
  });

  test('warns a creator who leaves the role of what goes and what stays, and asks', async () => {
    abrir(guardado({ descripcion: 'x', urlImagenes: ['https://a', 'https://b'] }, 'creador'));
    escribir('Rol', 'personal');
    expect(screen.getByText(/descripción, dirección, ubicación, portada, las 2 fotos/)).toBeDefined();
    expect(screen.getByText(/tus likes y tus publicaciones/)).toBeDefined();
    guardar();
    await waitFor(() => expect(askConfirm).toHaveBeenCalled());
    expect(call).not.toHaveBeenCalled();
    vi.mocked(askConfirm).mockResolvedValue(true);
    guardar();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledWith('saveProfile', expect.objectContaining({ creador: null }));
  });
});

test('email and username are read-only', () => {
  abrir();
  for (const etiqueta of ['Email', 'Nombre de usuario']) {
    expect((screen.getByLabelText(etiqueta) as HTMLInputElement).readOnly).toBe(true);
  }
});

test('each network shows the address that what is typed leads to', () => {
  abrir();
  escribir(/^WhatsApp/, '+54 9 11 5555-5555');
  expect(screen.getByText('Lleva a https://wa.me/5491155555555')).toBeDefined();
  escribir(/^WhatsApp/, 'sin número');
  expect(screen.getByText(/código de país/)).toBeDefined();
});

describe('leaving', () => {
  test('asks before what was typed is lost', async () => {
    abrir();
    escribir(/^Nombre \(opcional\)/, 'Ana');
    fireEvent.click(screen.getByRole('link', { name: 'Irse' }));
    await waitFor(() => expect(askConfirm).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: 'Inicio' })).toBeNull();
    vi.mocked(askConfirm).mockResolvedValue(true);
    fireEvent.click(screen.getByRole('link', { name: 'Irse' }));
    await screen.findByRole('heading', { name: 'Inicio' });
  });

  test('asks nobody who is signing out', async () => {
    abrir();
    escribir(/^Nombre \(opcional\)/, 'Ana');
    fireEvent.click(screen.getByRole('link', { name: 'Cerrar sesión' }));
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(askConfirm).not.toHaveBeenCalled();
  });

  test('asks nothing where nothing was typed', async () => {
    abrir();
    fireEvent.click(screen.getByRole('link', { name: 'Irse' }));
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(askConfirm).not.toHaveBeenCalled();
  });
});
