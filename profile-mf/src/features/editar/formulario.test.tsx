import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { mensajesGaleria } from 'domain/galeria';
import { uidSchema } from 'domain/ids';
import { TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { perfilCreadorDocSchema } from 'domain/perfil-creador';
import { usuarioDocSchema } from 'domain/usuario';
import { call, LlamadaFallo } from 'kit/callable';
import { ErrorDatos } from 'kit/datos/errores';
import { subirImagen } from 'kit/datos/imagenes';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { refreshUser } from 'kit/session';
import { toast } from 'kit/toast';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PerfilGuardado } from '../perfil/leer-propio.ts';
import { FormularioPerfil } from './formulario.tsx';

vi.mock(import('kit/callable'), async (original) => ({ ...(await original()), call: vi.fn() }));
vi.mock(import('kit/session'), async (original) => ({ ...(await original()), refreshUser: vi.fn() }));
vi.mock('kit/datos/imagenes', () => ({ subirImagen: vi.fn() }));
vi.mock('kit/toast', () => ({ toast: { info: vi.fn(), success: vi.fn(), error: vi.fn() } }));

const USUARIO = usuarioDocSchema.parse({
  uid: uidSchema.parse('ana'),
  email: 'ana@example.com',
  username: 'ana',
  role: null,
});
const REF = { id: 'ana', path: 'user/ana' };
const guardado = (creador?: object, role: 'creador' | 'personal' | null = null): PerfilGuardado => ({
  usuario: { ...USUARIO, role },
  creador: creador ? perfilCreadorDocSchema.parse({ refUser: REF, ...creador }) : null,
});

function abrir(perfil = guardado()) {
  const router = createMemoryRouter(
    [
      {
        path: '/perfil/editar',
        element: (
          <FormularioPerfil
            guardado={perfil}
            exito={mensajes.perfil.actualizado}
            fracaso={mensajes.perfil.noGuardoEdicion}
            boton="Guardar cambios"
          />
        ),
      },
      { path: '/all', element: <h1>Inicio</h1> },
    ],
    { initialEntries: ['/perfil/editar'] },
  );
  render(<RouterProvider router={router} />);
}

const escribir = (etiqueta: RegExp | string, valor: string) =>
  fireEvent.change(screen.getByLabelText(etiqueta), { target: { value: valor } });
const guardar = () => fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
const errores = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const elegir = (etiqueta: RegExp, ...nombres: string[]) =>
  fireEvent.change(screen.getByLabelText(etiqueta), {
    target: { files: nombres.map((nombre) => new File(['x'], nombre, { type: 'image/png' })) },
  });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(call).mockResolvedValue({ role: 'creador', ocultados: 0, urlImagenes: [] } as never);
  vi.mocked(refreshUser).mockResolvedValue(null);
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
        creador: { descripcion: 'Un patio', direccion: null, ubicacion: null, url_imagenPortada: null },
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

  test('warns a creator who leaves the role', () => {
    abrir(guardado({ descripcion: 'x' }, 'creador'));
    escribir('Rol', 'personal');
    expect(screen.getByText(/se borra tu perfil de creador/)).toBeDefined();
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

describe('the photo', () => {
  test('is uploaded at once to the person’s own folder and saved with the form', async () => {
    abrir();
    elegir(/Foto de perfil/, 'yo.png');
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith(mensajes.perfil.fotoSubida, TOAST.cierrePerfil),
    );
    escribir('Rol', 'personal');
    guardar();
    await screen.findByRole('heading', { name: 'Inicio' });
    const [, datos] = vi.mocked(call).mock.calls[0] ?? [];
    expect(datos).toMatchObject({
      photo_url: expect.stringMatching(/^https:\/\/subida\/users\/ana\/profile\/\d+_yo\.png$/),
    });
  });

  test('says Subiendo... and keeps the form from being saved without it', async () => {
    vi.mocked(subirImagen).mockReturnValue(new Promise(() => undefined));
    abrir();
    elegir(/Foto de perfil/, 'yo.png');
    await screen.findByText('Subiendo...');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Guardar/ }).disabled).toBe(true);
  });

  test('a failure is told with its reason', async () => {
    vi.mocked(subirImagen).mockRejectedValue(new ErrorDatos('muy-pesada', mensajes.imagen.muyPesada));
    abrir();
    elegir(/Foto de perfil/, 'yo.png');
    await waitFor(() => expect(errores()).toEqual([mensajes.imagen.muyPesada]));
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(mensajes.perfil.noSubioFoto, TOAST.cierrePerfil);
  });
});

describe('the gallery', () => {
  const urls = (cuantas: number) =>
    Array.from(
      { length: cuantas },
      (_, i) => `https://x/v0/b/b/o/users%2Fana%2Fcreator%2Fgallery%2F${i}_a.png`,
    );
  const con = (cuantas: number) => guardado({ descripcion: 'x', urlImagenes: urls(cuantas) }, 'creador');
  const fotos = () =>
    within(screen.getByRole('group', { name: /^Galería/ })).queryAllByRole('button', {
      name: /^Quitar la foto/,
    });

  test('trims what is beyond the room left, and says when it is full', () => {
    abrir(con(8));
    elegir(/Sumar fotos/, 'a.png', 'b.png', 'c.png');
    expect(fotos()).toHaveLength(10);
    expect(toast.info).toHaveBeenLastCalledWith(mensajesGaleria.recortada(2), TOAST.cierrePerfil);
    elegir(/Sumar fotos/, 'd.png');
    expect(fotos()).toHaveLength(10);
    expect(toast.info).toHaveBeenLastCalledWith(mensajesGaleria.llena, TOAST.cierrePerfil);
  });

  test('removes and adds when the form is saved, and not before', async () => {
    abrir(con(2));
    fireEvent.click(fotos()[0] as HTMLElement);
    expect(fotos()).toHaveLength(1);
    elegir(/Sumar fotos/, 'a.png');
    expect(call).not.toHaveBeenCalled();
    guardar();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(vi.mocked(call).mock.calls.map(([nombre]) => nombre)).toEqual([
      'saveProfile',
      'removeGalleryImage',
      'addGalleryImages',
    ]);
    expect(toast.success).toHaveBeenCalledWith(mensajes.perfil.galeriaAgregada, TOAST.cierrePerfil);
  });

  test('a failed upload keeps the person here with the picture still chosen', async () => {
    vi.mocked(subirImagen).mockRejectedValue(new ErrorDatos('no-subio', mensajes.imagen.noSubio));
    abrir(con(1));
    elegir(/Sumar fotos/, 'a.png');
    guardar();
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        mensajes.perfil.noSubioImagenes,
        TOAST.cierrePerfil,
      ),
    );
    expect(fotos()).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Inicio' })).toBeNull();
  });

  test('refuses what is no picture', () => {
    abrir(con(0));
    fireEvent.change(screen.getByLabelText(/Sumar fotos/), {
      target: { files: [new File(['x'], 'a.svg', { type: 'image/svg+xml' })] },
    });
    expect(fotos()).toHaveLength(0);
    expect(toast.error).toHaveBeenCalledWith(mensajes.imagen.noEsImagen, TOAST.cierrePerfil);
  });

  test('undo brings back what was removed', () => {
    abrir(con(2));
    fireEvent.click(fotos()[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(fotos()).toHaveLength(2);
  });
});
