import '../../testing/form-mocks.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { messages } from '@vidriera/domain/messages/messages';
import { galeriaMessages } from '@vidriera/domain/perfil/galeria';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { uploadImage } from '@vidriera/kit/uploads/images';
import { describe, expect, test, vi } from 'vitest';
import { choose, errors, open, png, save, write } from '../../testing/form.tsx';
import { having, photos, sent, uploads, urls } from '../../testing/galeria.ts';
import { readOwnPerfil } from '../parts/read-own.ts';

describe('the photo', () => {
  test('uploads at once to the person’s folder, and is saved with the form', async () => {
    open();
    choose(/Foto de perfil/, 'yo.png');
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith(messages.perfil.photoUploaded, TOAST.perfilCloses),
    );
    write('Rol', 'personal');
    save();
    await screen.findByRole('heading', { name: 'Inicio' });
    const [, data] = vi.mocked(call).mock.calls[0] ?? [];
    expect(data).toMatchObject({
      photo_url: expect.stringMatching(/^https:\/\/subida\/users\/ana\/profile\/\d+_yo\.png$/),
    });
  });

  test('shows Subiendo..., and saving waits for it', async () => {
    let finish: (url: string) => void = () => undefined;
    vi.mocked(uploadImage).mockReturnValue(new Promise((resolve) => (finish = resolve)));
    open();
    write('Rol', 'personal');
    choose(/Foto de perfil/, 'yo.png');
    await screen.findByText('Subiendo...');
    save();
    await screen.findByRole('button', { name: 'Subiendo...' });
    expect(call).not.toHaveBeenCalled();
    await act(async () => finish('https://subida/yo'));
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledWith(
      'saveProfile',
      expect.objectContaining({ photo_url: 'https://subida/yo' }),
    );
  });

  test('can be skipped while saving', async () => {
    vi.mocked(uploadImage).mockImplementation(
      (_file, _path, { signal } = {}) =>
        new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new Failure('cancelled', ''))),
        ),
    );
    open();
    write('Rol', 'personal');
    choose(/Foto de perfil/, 'yo.png');
    await screen.findByText('Subiendo...');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar sin la foto' }));
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledWith('saveProfile', expect.objectContaining({ photo_url: null }));
  });

  test('can be cancelled, retried or dropped', async () => {
    vi.mocked(uploadImage).mockRejectedValueOnce(new Failure('not-uploaded', messages.imagen.notUploaded));
    open();
    choose(/Foto de perfil/, 'yo.png');
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Cambiar foto');
    vi.mocked(uploadImage).mockRejectedValueOnce(new Failure('not-uploaded', messages.imagen.notUploaded));
    choose(/Foto de perfil/, 'otra.png');
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(errors()).toEqual([]);
  });

  test('reports a failure with its reason', async () => {
    vi.mocked(uploadImage).mockRejectedValue(new Failure('too-heavy', messages.imagen.tooHeavy));
    open();
    choose(/Foto de perfil/, 'yo.png');
    await waitFor(() => expect(errors()).toEqual([messages.imagen.tooHeavy]));
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(messages.perfil.photoNotUploaded, TOAST.perfilCloses);
  });
});

describe('the gallery', () => {
  test('cuts files beyond the room left, and reports a full gallery', async () => {
    open(having(8));
    choose(/Sumar fotos/, 'a.png', 'b.png', 'c.png');
    await waitFor(() => expect(photos()).toHaveLength(10));
    expect(toast.info).toHaveBeenLastCalledWith(galeriaMessages.trimmed(2), TOAST.perfilCloses);
    expect(screen.getByText(galeriaMessages.trimmed(2))).toBeDefined();
    await uploads(2);
    choose(/Sumar fotos/, 'd.png');
    await waitFor(() =>
      expect(toast.info).toHaveBeenLastCalledWith(galeriaMessages.full, TOAST.perfilCloses),
    );
    expect(photos()).toHaveLength(10);
  });

  test('uploads chosen files at once, and saves them with the form in one call', async () => {
    open(having(2));
    fireEvent.click(photos()[0] as HTMLElement);
    expect(photos()).toHaveLength(1);
    choose(/Sumar fotos/, 'a.png');
    await uploads(1);
    expect(call).not.toHaveBeenCalled();
    save();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(call).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual({
      before: urls(2),
      urls: [urls(2)[1], expect.stringMatching(/creator\/gallery\/\d+_a\.png$/)],
    });
    expect(toast.success).toHaveBeenCalledWith(messages.perfil.galeriaAdded, TOAST.perfilCloses);
  });

  test('shows each one’s progress; saving waits for them', async () => {
    let advance: (part: number) => void = () => undefined;
    let finish: (url: string) => void = () => undefined;
    vi.mocked(uploadImage).mockImplementation((_file, _path, { onProgress } = {}) => {
      advance = (part) => onProgress?.(part);
      return new Promise((resolve) => (finish = resolve));
    });
    open(having(0));
    choose(/Sumar fotos/, 'a.png', 'b.png');
    await screen.findByText('En espera');
    act(() => advance(0.4));
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
    save();
    await screen.findByRole('button', { name: messages.perfil.uploading });
    await act(async () => finish('https://subida/1'));
    expect(call).not.toHaveBeenCalled();
    await act(async () => finish('https://subida/2'));
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(sent()).toEqual({ before: [], urls: ['https://subida/1', 'https://subida/2'] });
  });

  test('cancels one, and the next goes up', async () => {
    const cuts: string[] = [];
    vi.mocked(uploadImage).mockImplementation(
      (_file, path, { signal } = {}) =>
        new Promise((resolve, reject) => {
          if (path.endsWith('b.png')) return resolve('https://subida/b');
          signal?.addEventListener('abort', () => {
            cuts.push(path);
            reject(new Failure('cancelled', 'Cancelaste la subida.'));
          });
        }),
    );
    open(having(0));
    choose(/Sumar fotos/, 'a.png', 'b.png');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar la foto 1 de la galería' }));
    await uploads(1);
    expect([cuts.length, photos().length]).toEqual([1, 1]);
  });

  test('keeps a failed upload for a retry, and saves only then', async () => {
    vi.mocked(uploadImage).mockImplementation(async (_file, path) => {
      if (path.endsWith('a.png')) throw new Failure('not-uploaded', messages.imagen.notUploaded);
      return `https://subida/${path}`;
    });
    open(having(1));
    choose(/Sumar fotos/, 'a.png', 'b.png');
    await uploads(1);
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        messages.perfil.imagesNotUploaded,
        TOAST.perfilCloses,
      ),
    );
    expect(photos()).toHaveLength(3);
    save();
    await screen.findByText(/Hay fotos que no subieron/);
    expect(call).not.toHaveBeenCalled();
    vi.mocked(uploadImage).mockImplementation(async (_file, path) => `https://subida/${path}`);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await uploads(2);
    save();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(sent()).toMatchObject({
      urls: [urls(1)[0], expect.stringMatching(/a\.png$/), expect.stringMatching(/b\.png$/)],
    });
  });

  test('shows the stored gallery if it was filled elsewhere', async () => {
    vi.mocked(call).mockRejectedValue(new Failure('gallery-full', galeriaMessages.exceeds(9, 2)));
    vi.mocked(readOwnPerfil).mockResolvedValue(having(9));
    open(having(1));
    choose(/Sumar fotos/, 'a.png', 'b.png');
    await uploads(2);
    save();
    await screen.findByText(galeriaMessages.exceeds(9, 2));
    await screen.findByText('11 de 10');
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(messages.perfil.editNotSaved, TOAST.perfilCloses);
  });

  test('refuses files that are no pictures, and accepts the others', async () => {
    open(having(0));
    const svg = new File(['<svg/>'], 'a.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText(/Sumar fotos/), { target: { files: [svg, png('b.png')] } });
    await uploads(1);
    expect(toast.error).toHaveBeenCalledWith(messages.imagen.notAnImage, TOAST.perfilCloses);
  });

  test('saving waits for files that are being read', async () => {
    open(having(0));
    choose(/Sumar fotos/, 'a.png');
    save();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(sent()).toEqual({ before: [], urls: [expect.stringMatching(/_a\.png$/)] });
  });

  test('says that an animation is made still', async () => {
    open(having(0));
    const moving = Uint8Array.from('RIFF    WEBPVP8X    \x02', (c) => c.charCodeAt(0));
    fireEvent.change(screen.getByLabelText(/Sumar fotos/), { target: { files: [new File([moving], 'a')] } });
    expect(await screen.findByText(messages.imagen.madeStill)).toBeDefined();
    fireEvent.change(screen.getByLabelText(/Foto de perfil/), {
      target: { files: [new File([moving], 'a')] },
    });
    await waitFor(() => expect(screen.getAllByText(messages.imagen.madeStill)).toHaveLength(2));
  });

  test('is restored with an unsaved form, and saved with it', async () => {
    vi.mocked(uploadImage).mockImplementation(async (_file, path) => uploadUrl('b.appspot.com', path, 't'));
    const { unmount } = open(having(1));
    choose(/Sumar fotos/, 'a.png');
    choose(/Foto de perfil/, 'yo.png');
    choose(/Portada/, 'tapa.png');
    await uploads(1);
    await screen.findByText('Cambiar portada');
    await screen.findByText('Cambiar foto');
    unmount();
    open(having(1));
    expect(photos()).toHaveLength(2);
    save();
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(sent()).toEqual({ before: urls(1), urls: [...urls(1), expect.stringMatching(/_a\.png/)] });
    expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({
      photo_url: expect.stringMatching(/_yo\.png/),
      creador: { url_imagenPortada: expect.stringMatching(/_tapa\.png/) },
    });
  });

  test('undo restores a removed picture', () => {
    open(having(2));
    fireEvent.click(photos()[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(photos()).toHaveLength(2);
  });
});
