import '../../testing/form-mocks.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@vidriera/domain/image/image';
import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { call } from '@vidriera/kit/requests/callable';
import { uploadImage } from '@vidriera/kit/uploads/images';
import { keepPhotos, keptPhotos } from '@vidriera/kit/uploads/kept-photos';
import { TRUSTED_MS } from '@vidriera/kit/uploads/uploads';
import { expect, test, vi } from 'vitest';
import { open, save } from '../../testing/form.tsx';
import { having, photos, sent, uploads, urls } from '../../testing/galeria.ts';

const left = (nombre: string, place: number) => ({
  nombre,
  place,
  prepared: { blob: new Blob([nombre]), extension: 'webp' as const },
});
const lastKept = (form: string) =>
  vi.mocked(keepPhotos).mock.calls.findLast(([place]) => place.form === form)?.[1];

test('photos of an earlier visit go on uploading at their places, are saved, and forgotten', async () => {
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

test('photos of an earlier visit are uploaded again once the night may have deleted them', async () => {
  const at = (ms: number) => uploadUrl('b.appspot.com', paths.galeria('ana', 'a.png', Date.now() - ms), 't');
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

test('photos of an earlier visit are kept again without a removed one', async () => {
  vi.mocked(uploadImage).mockReturnValue(new Promise(() => undefined));
  vi.mocked(keptPhotos).mockImplementation(async ({ form }) =>
    form === 'perfil.galeria' ? [left('b.png', 0), left('a.png', 1)] : null,
  );
  open(having(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar la foto 1 de la galería' }));
  await waitFor(() => expect(lastKept('perfil.galeria')).toMatchObject([{ nombre: 'a.png', place: 0 }]));
});

test('the draft knows an upload only once its photo is kept with the address', async () => {
  const kept = Promise.withResolvers<boolean>();
  vi.mocked(keepPhotos).mockImplementation(async (_place, chosen) =>
    JSON.stringify(chosen ?? '').includes('https://') ? kept.promise : true,
  );
  vi.mocked(keptPhotos).mockImplementation(async ({ form }) =>
    form === 'perfil.galeria' ? [left('a.png', 0)] : null,
  );
  open(having(0));
  await waitFor(() =>
    expect(lastKept('perfil.galeria')).toMatchObject([{ url: expect.stringMatching(/_a\.png$/) }]),
  );
  const draft = () => localStorage.getItem('vidriera.borrador.ana.perfil') ?? '';
  expect(draft()).not.toContain('a.png');
  kept.resolve(true);
  await waitFor(() => expect(draft()).toMatch(/_a\.png/));
  expect(photos()).toHaveLength(1);
});
