import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mensajesGaleria } from 'domain/galeria';
import { TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { call, LlamadaFallo } from 'kit/callable';
import { ErrorDatos } from 'kit/datos/errores';
import { subirImagen } from 'kit/datos/imagenes';
import { askConfirm } from 'kit/dialogs';
import { refreshUser } from 'kit/session';
import { toast } from 'kit/toast';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { abrir, elegir, errores, escribir, guardado, guardar } from '../../testing/formulario.tsx';
import { leerPerfilPropio } from '../perfil/leer-propio.ts';

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

  test('says Subiendo..., and saving waits for it', async () => {
    let terminar: (url: string) => void = () => undefined;
    vi.mocked(subirImagen).mockReturnValue(new Promise((resolve) => (terminar = resolve)));
    abrir();
    escribir('Rol', 'personal');
    elegir(/Foto de perfil/, 'yo.png');
    await screen.findByText('Subiendo...');
    guardar();
    await screen.findByRole('button', { name: 'Subiendo...' });
    expect(call).not.toHaveBeenCalled();
    await act(async () => terminar('https://subida/yo'));
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledWith(
      'saveProfile',
      expect.objectContaining({ photo_url: 'https://subida/yo' }),
    );
  });

  test('is cancelled, tried again or let go', async () => {
    vi.mocked(subirImagen).mockRejectedValueOnce(new ErrorDatos('no-subio', mensajes.imagen.noSubio));
    abrir();
    elegir(/Foto de perfil/, 'yo.png');
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Cambiar foto');
    vi.mocked(subirImagen).mockRejectedValueOnce(new ErrorDatos('no-subio', mensajes.imagen.noSubio));
    elegir(/Foto de perfil/, 'otra.png');
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(errores()).toEqual([]);
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
  const galeria = () => within(screen.getByRole('group', { name: /^Galería/ }));
  const fotos = () => galeria().queryAllByRole('button', { name: /^(Quitar|Cancelar) la foto/ });
  const subidas = async (cuantas: number) =>
    waitFor(() => expect(galeria().queryAllByText('Nueva')).toHaveLength(cuantas));
  const enviada = () =>
    (vi.mocked(call).mock.lastCall?.[1] as { creador: { galeria: unknown } } | undefined)?.creador.galeria;

  test('trims what is beyond the room left, and says when it is full', async () => {
    abrir(con(8));
    elegir(/Sumar fotos/, 'a.png', 'b.png', 'c.png');
    expect(fotos()).toHaveLength(10);
    expect(toast.info).toHaveBeenLastCalledWith(mensajesGaleria.recortada(2), TOAST.cierrePerfil);
    expect(screen.getByText(mensajesGaleria.recortada(2))).toBeDefined();
    await subidas(2);
    elegir(/Sumar fotos/, 'd.png');
    expect(fotos()).toHaveLength(10);
    expect(toast.info).toHaveBeenLastCalledWith(mensajesGaleria.llena, TOAST.cierrePerfil);
  });

  test('uploads what is chosen at once, and saves it with the form in one call', async () => {
    abrir(con(2));
    fireEvent.click(fotos()[0] as HTMLElement);
    expect(fotos()).toHaveLength(1);
    elegir(/Sumar fotos/, 'a.png');
    await subidas(1);
    expect(call).not.toHaveBeenCalled();
    guardar();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledTimes(1);
    expect(enviada()).toEqual({
      antes: urls(2),
      urls: [urls(2)[1], expect.stringMatching(/creator\/gallery\/\d+_a\.png$/)],
    });
    expect(toast.success).toHaveBeenCalledWith(mensajes.perfil.galeriaAgregada, TOAST.cierrePerfil);
  });

  test('shows each one’s progress; saving waits for them', async () => {
    let avanzar: (parte: number) => void = () => undefined;
    let terminar: (url: string) => void = () => undefined;
    vi.mocked(subirImagen).mockImplementation((_archivo, _ruta, { onProgress } = {}) => {
      avanzar = (parte) => onProgress?.(parte);
      return new Promise((resolve) => (terminar = resolve));
    });
    abrir(con(0));
    elegir(/Sumar fotos/, 'a.png', 'b.png');
    await screen.findByText('En espera');
    act(() => avanzar(0.4));
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
    guardar();
    await screen.findByRole('button', { name: mensajes.perfil.subiendo });
    await act(async () => terminar('https://subida/1'));
    expect(call).not.toHaveBeenCalled();
    await act(async () => terminar('https://subida/2'));
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(enviada()).toEqual({ antes: [], urls: ['https://subida/1', 'https://subida/2'] });
  });

  test('cancels one, and the next goes up', async () => {
    const cortes: string[] = [];
    vi.mocked(subirImagen).mockImplementation(
      (_archivo, ruta, { signal } = {}) =>
        new Promise((resolve, reject) => {
          if (ruta.endsWith('b.png')) return resolve('https://subida/b');
          signal?.addEventListener('abort', () => {
            cortes.push(ruta);
            reject(new ErrorDatos('cancelado', 'Cancelaste la subida.'));
          });
        }),
    );
    abrir(con(0));
    elegir(/Sumar fotos/, 'a.png', 'b.png');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar la foto 1 de la galería' }));
    await subidas(1);
    expect([cortes.length, fotos().length]).toEqual([1, 1]);
  });

  test('a failed upload is said and kept; it is tried again, and only then saved', async () => {
    vi.mocked(subirImagen).mockImplementation(async (_archivo, ruta) => {
      if (ruta.endsWith('a.png')) throw new ErrorDatos('no-subio', mensajes.imagen.noSubio);
      return `https://subida/${ruta}`;
    });
    abrir(con(1));
    elegir(/Sumar fotos/, 'a.png', 'b.png');
    await subidas(1);
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        mensajes.perfil.noSubioImagenes,
        TOAST.cierrePerfil,
      ),
    );
    expect(fotos()).toHaveLength(3);
    guardar();
    await screen.findByText(/Hay fotos que no subieron/);
    expect(call).not.toHaveBeenCalled();
    vi.mocked(subirImagen).mockImplementation(async (_archivo, ruta) => `https://subida/${ruta}`);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await subidas(2);
    guardar();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(enviada()).toMatchObject({
      urls: [urls(1)[0], expect.stringMatching(/a\.png$/), expect.stringMatching(/b\.png$/)],
    });
  });

  test('filled up elsewhere meanwhile, it says the true numbers and shows what is there', async () => {
    vi.mocked(call).mockRejectedValue(new LlamadaFallo('galeria-llena', mensajesGaleria.excede(9, 2)));
    vi.mocked(leerPerfilPropio).mockResolvedValue(con(9));
    abrir(con(1));
    elegir(/Sumar fotos/, 'a.png', 'b.png');
    await subidas(2);
    guardar();
    await screen.findByText(mensajesGaleria.excede(9, 2));
    await screen.findByText('11 de 10');
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(mensajes.perfil.noGuardoEdicion, TOAST.cierrePerfil);
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
