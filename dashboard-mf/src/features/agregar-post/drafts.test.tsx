import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { EMPTY_FORM } from '@vidriera/domain/item/kinds-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { LEAVING } from '@vidriera/kit/going/leaving';
import { createItem, newId } from '@vidriera/kit/requests/publish';
import { readItem } from '@vidriera/kit/requests/read';
import { readDocument } from '@vidriera/kit/requests/schemas';
import { uploadImage } from '@vidriera/kit/uploads/images';
import { keepPhotos, keptPhotos } from '@vidriera/kit/uploads/kept-photos';
import { useUser } from '@vidriera/session';
import { storedKeys } from '@vidriera/session/local-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { creador, freshCreator, open, publish, session, write } from '../../testing/agregar-post.tsx';
import { readDraft, saveDraft } from '../post/draft/draft.ts';

vi.mock('@vidriera/session/config', () => ({ pageConfig: () => ({}) }));
vi.mock('@vidriera/kit/requests/publish', () => ({
  createItem: vi.fn(),
  updateItem: vi.fn(),
  newId: vi.fn(),
}));
vi.mock('@vidriera/session/config', () => ({
  pageConfig: () => ({ linkHost: 'vidriera.ar/' }),
  publicOrigin: () => 'https://vidriera.ar',
}));
vi.mock('@vidriera/kit/uploads/images', () => ({
  uploadImage: vi.fn(async (_, path) => `https://x/${path}`),
  deleteImage: vi.fn(),
}));
vi.mock(import('@vidriera/kit/uploads/kept-photos'), async (original) => ({
  ...(await original()),
  keepPhotos: vi.fn(async () => true),
  keptPhotos: vi.fn(async () => null),
}));
vi.mock('@vidriera/kit/requests/read', () => ({
  readItem: vi.fn(),
  listOwn: vi.fn(async () => ({ items: [] })),
}));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  whenRead: vi.fn(),
}));

describe('what /agregar-post starts from, and what it keeps', () => {
  beforeEach(() => {
    freshCreator();
    vi.mocked(keptPhotos).mockResolvedValue(null);
    vi.mocked(keepPhotos).mockResolvedValue(true);
  });

  it('opens on the draft’s kind', async () => {
    const values = { ...EMPTY_FORM, titulo: 'Peña' };
    saveDraft({ uid: 'u1', tipo: 'evento' }, { values, photos: 0, version: '', tipo: 'evento' });
    await open();
    expect(screen.getByRole('button', { name: 'Publicar evento' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Peña');
  });

  it('opens the remembered person’s draft, and saves it under no other account', async () => {
    localStorage.setItem(LOCAL_KEYS.userId, 'u1');
    const values = { ...EMPTY_FORM, titulo: 'Peña', descripcion: 'Cantamos', enlace: 'ejemplo.com' };
    saveDraft({ uid: 'u1', tipo: 'link' }, { values, photos: 0, version: '' });
    session({ ...creador, uid: 'u2' });
    vi.mocked(useUser).mockReturnValue(null); // Auth has not reported yet
    localStorage.setItem(LOCAL_KEYS.role, 'creador');
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Peña');
    publish();
    expect(await screen.findByText(messages.session.expired)).toBeDefined();
    expect(newId).not.toHaveBeenCalled();
    expect(createItem).not.toHaveBeenCalled();
  });

  it('restores a draft, reports lost pictures, and can discard it', async () => {
    const values = { ...EMPTY_FORM, titulo: 'Peña' };
    saveDraft({ uid: 'u1', tipo: 'evento' }, { values, photos: 2, version: '' });
    await open('/agregar-post?tipo=evento');
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Peña');
    expect(await screen.findByText(/2 fotos que habías elegido ya no están/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('');
    expect(storedKeys('vidriera.borrador.')).toEqual([]);
  });

  describe('chosen photos', () => {
    const fresh = (nombre: string) => ({
      kind: 'fresh',
      nombre,
      prepared: { blob: new Blob([nombre]), extension: 'webp' },
    });
    const lastKept = () => vi.mocked(keepPhotos).mock.lastCall;
    const place = { uid: 'u1', form: 'nuevo' };
    beforeEach(async () => {
      vi.mocked(uploadImage).mockImplementation(async (_, path) => `https://x/${path}`);
      vi.mocked(keepPhotos).mockResolvedValue(true);
      const kept = { principal: fresh('tapa.jpg'), extras: [fresh('b.jpg'), fresh('a.jpg')] };
      vi.mocked(keptPhotos).mockResolvedValue(kept);
      const values = { ...EMPTY_FORM, titulo: 'Peña', descripcion: 'Cantamos' };
      saveDraft({ uid: 'u1', tipo: 'evento' }, { values, photos: 4, version: '' } as never);
      await open('/agregar-post?tipo=evento');
      await screen.findByAltText('Imagen principal elegida');
    });

    it('come back, are uploaded, and are published in order; then they are forgotten', async () => {
      expect(vi.mocked(keptPhotos).mock.calls[0]?.[0]).toEqual(place);
      await waitFor(() => expect(uploadImage).toHaveBeenCalledTimes(3));
      fireEvent.click(screen.getByLabelText('Sin fecha'));
      fireEvent.click(screen.getByLabelText('Música'));
      publish();
      await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
      expect(vi.mocked(createItem).mock.lastCall?.[1]).toMatchObject({
        url_imagen: expect.stringMatching(/_tapa\.jpg$/),
        url_imagenes: [expect.stringMatching(/_b\.jpg$/), expect.stringMatching(/_a\.jpg$/)],
      });
      await waitFor(() => expect(lastKept()).toEqual([place, null]));
    });

    it('are kept without a removed one; what is lost is said', async () => {
      expect(screen.getByText(/Una foto que habías elegido ya no está/)).toBeDefined();
      fireEvent.click(screen.getByRole('button', { name: 'Quitar la imagen principal' }));
      await waitFor(() => expect(lastKept()?.[1]).toMatchObject({ principal: null, extras: [{}, {}] }));
    });

    it('are discarded with the draft, also those that the kind hides', async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Link' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Empezar de cero' }));
      expect(screen.queryByAltText('Imagen principal elegida')).toBeNull();
      await waitFor(() => expect(lastKept()).toEqual([place, null]));
    });

    it.each([true, false])('are said to be lost only if they are not kept (%s)', async (stored) => {
      cleanup();
      vi.mocked(keepPhotos).mockClear().mockResolvedValue(stored);
      const router = await open('/agregar-post?tipo=evento');
      await screen.findByAltText('Imagen principal elegida');
      // Until the photos are kept, they would be lost.
      await waitFor(() => expect(lastKept()?.[1]).toMatchObject({ principal: {}, extras: [{}, {}] }));
      await act(() => new Promise((resolve) => setTimeout(resolve))); // the answer is processed
      await act(() => router.navigate('/perfil'));
      const question = await screen.findByRole('alertdialog');
      expect(question.textContent?.includes('las fotos que elegiste se pierden')).toBe(!stored);
    });
  });

  it('asks before leaving, and keeps the draft', async () => {
    const router = await open();
    write('Título', 'Mi carta');
    await act(() => router.navigate('/perfil'));
    const question = screen.getByRole('alertdialog');
    expect(question.textContent).toContain('¿Salir sin publicar? Lo que escribiste queda como borrador');
    fireEvent.click(screen.getByRole('button', { name: 'Quedarme' }));
    await waitFor(() => expect(router.state.blockers.values().next().value?.state).toBe('unblocked'));
    expect(router.state.location.pathname).toBe('/agregar-post');
    await act(() => router.navigate('/perfil'));
    fireEvent.click(screen.getByRole('button', { name: 'Salir' }));
    expect(await screen.findByText('Mi perfil')).toBeDefined();
    await waitFor(() => expect(readDraft({ uid: 'u1', tipo: 'link' })?.values.titulo).toBe('Mi carta'));
  });

  it('asks nothing if nothing was typed, or when signing out', async () => {
    const router = await open();
    await act(() => router.navigate('/perfil'));
    expect(screen.getByText('Mi perfil')).toBeDefined();
    await act(() => router.navigate('/agregar-post'));
    write('Título', 'Mi carta');
    await act(() => router.navigate('/perfil', { state: LEAVING }));
    expect(screen.getByText('Mi perfil')).toBeDefined();
  });

  it('starts from a copy of an own item, with its own draft', async () => {
    const doc = { titulo: 'Peña', descripcion: 'Cantamos', refUsuario: { id: 'u1', path: 'user/u1' } };
    vi.mocked(readItem).mockResolvedValue(readDocument('promo', 'p1', { ...doc, cantCanjeos: 5 }));
    await open('/agregar-post?tipo=promo&copiar=p1');
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('Peña');
    expect(screen.getByText(/Copia de «Peña»/)).toBeDefined();
    write('Título', 'Peña de nuevo');
    publish();
    expect(await screen.findByText('promo creado con éxito')).toBeDefined();
    expect(vi.mocked(createItem).mock.calls).toEqual([
      ['promo', expect.objectContaining({ titulo: 'Peña de nuevo', cantCanjeos: 5 }), { id: 'nuevo-id' }],
    ]);
  });

  it("copies nothing of somebody else's", async () => {
    vi.mocked(readItem).mockRejectedValue(new Failure('not-yours', messages.post.notYours));
    await open('/agregar-post?tipo=promo&copiar=p1');
    expect((await screen.findByRole('alert')).textContent).toContain(messages.post.notYours);
    expect(screen.queryByLabelText('Título')).toBeNull();
  });
});
