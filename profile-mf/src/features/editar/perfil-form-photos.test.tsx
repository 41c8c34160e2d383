import '../../testing/form-mocks.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { paths } from '@vidriera/domain/image/image';
import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { messages } from '@vidriera/domain/messages/messages';
import { galeriaMessages } from '@vidriera/domain/perfil/galeria';
import { TOAST } from '@vidriera/domain/values/limits';
import { call } from '@vidriera/kit/requests/callable';
import { toast } from '@vidriera/kit/toast';
import { uploadImage } from '@vidriera/kit/uploads/images';
import { keepPhotos, keptPhotos } from '@vidriera/kit/uploads/kept-photos';
import { TRUSTED_MS } from '@vidriera/kit/uploads/uploads';
import { describe, expect, test, vi } from 'vitest';
import { choose, errors, open, png, save, saved, write } from '../../testing/form.tsx';
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
  const urls = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `https://x/v0/b/b/o/users%2Fana%2Fcreator%2Fgallery%2F${i}_a.png`,
    );
  const having = (count: number) => saved({ descripcion: 'x', urlImagenes: urls(count) }, 'creador');
  const galeria = () => within(screen.getByRole('group', { name: /^Galería/ }));
  const photos = () => galeria().queryAllByRole('button', { name: /^(Quitar|Cancelar) la foto/ });
  const uploads = async (count: number) =>
    waitFor(() => expect(galeria().queryAllByText('Nueva')).toHaveLength(count));
  const sent = () =>
    (vi.mocked(call).mock.lastCall?.[1] as { creador: { galeria: unknown } } | undefined)?.creador.galeria;

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

  describe('photos of an earlier visit', () => {
    const left = (nombre: string, place: number) => ({
      nombre,
      place,
      prepared: { blob: new Blob([nombre]), extension: 'webp' as const },
    });
    const lastKept = (form: string) =>
      vi.mocked(keepPhotos).mock.calls.findLast(([place]) => place.form === form)?.[1];

    test('go on uploading at their places, are saved, and forgotten', async () => {
      vi.mocked(keptPhotos).mockImplementation(async ({ uid, form }) => {
        expect(uid).toBe('ana');
        if (form === 'perfil.galeria') return [left('b.png', 0), left('a.png', 2)];
        return [left(`${form}.png`, 0)];
      });
      open(having(1));
      await uploads(2);
      await screen.findByText('Cambiar portada');
      save();
      await screen.findByRole('heading', { name: 'Inicio' });
      expect(sent()).toEqual({
        before: urls(1),
        urls: [expect.stringMatching(/_b\.png$/), ...urls(1), expect.stringMatching(/_a\.png$/)],
      });
      expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({
        photo_url: expect.stringMatching(/_perfil\.foto\.png$/),
        creador: { url_imagenPortada: expect.stringMatching(/_perfil\.portada\.png$/) },
      });
      for (const list of ['foto', 'portada', 'galeria']) expect(lastKept(`perfil.${list}`)).toBeNull();
    });

    test('are uploaded again once the night may have deleted them', async () => {
      const at = (ms: number) =>
        uploadUrl('b.appspot.com', paths.galeria('ana', 'a.png', Date.now() - ms), 't');
      const [old, recent] = [at(TRUSTED_MS), at(60_000)];
      vi.mocked(keptPhotos).mockImplementation(async ({ form }) => {
        if (form === 'perfil.foto') return [{ ...left('yo.png', 0), url: old }];
        if (form === 'perfil.portada') return [{ ...left('tapa.png', 0), url: recent }];
        return [
          { ...left('b.png', 0), url: recent },
          { ...left('a.png', 1), url: old },
        ];
      });
      open(having(0));
      await uploads(2);
      await screen.findByText('Cambiar portada');
      save();
      await screen.findByRole('heading', { name: 'Inicio' });
      expect(sent()).toEqual({ before: [], urls: [recent, expect.stringMatching(/_a\.png$/)] });
      expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({
        photo_url: expect.stringMatching(/_yo\.png$/),
        creador: { url_imagenPortada: recent },
      });
    });

    test('are kept again without a removed one', async () => {
      vi.mocked(uploadImage).mockReturnValue(new Promise(() => undefined));
      vi.mocked(keptPhotos).mockImplementation(async ({ form }) =>
        form === 'perfil.galeria' ? [left('b.png', 0), left('a.png', 1)] : null,
      );
      open(having(1));
      fireEvent.click(await screen.findByRole('button', { name: 'Cancelar la foto 1 de la galería' }));
      await waitFor(() => expect(lastKept('perfil.galeria')).toMatchObject([{ nombre: 'a.png', place: 0 }]));
    });
  });

  test('undo restores a removed picture', () => {
    open(having(2));
    fireEvent.click(photos()[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(photos()).toHaveLength(2);
  });
});
