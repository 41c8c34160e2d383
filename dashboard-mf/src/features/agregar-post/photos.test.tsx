import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { createItem } from '@vidriera/kit/requests/publish';
import { uploadImage } from '@vidriera/kit/uploads/images';
import { type PreparedImage, prepareImage } from '@vidriera/kit/uploads/prepare-image';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillLink, freshCreator, open, publish, write } from '../../testing/agregar-post.tsx';

vi.mock('@vidriera/session/config', () => ({
  pageConfig: () => ({ linkHost: 'vidriera.ar/' }),
  publicOrigin: () => 'https://vidriera.ar',
}));
vi.mock('@vidriera/kit/requests/publish', () => ({
  createItem: vi.fn(),
  updateItem: vi.fn(),
  newId: vi.fn(),
}));
vi.mock('@vidriera/kit/uploads/images', () => ({ uploadImage: vi.fn(), deleteImage: vi.fn() }));
vi.mock('@vidriera/kit/uploads/prepare-image', () => ({ prepareImage: vi.fn() }));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  whenRead: vi.fn(),
}));

describe('publishing while a photo is being prepared', () => {
  let photo: PromiseWithResolvers<PreparedImage>;
  beforeEach(() => {
    freshCreator();
    photo = Promise.withResolvers<PreparedImage>();
    vi.mocked(prepareImage).mockReturnValue(photo.promise);
    vi.mocked(uploadImage).mockImplementation(async (_, path) => `https://x/${path}`);
  });

  const begin = async () => {
    await open();
    fillLink();
    fireEvent.change(screen.getByLabelText(/Elegí la imagen principal/), {
      target: { files: [new File(['x'], 'tapa.jpg')] },
    });
    publish();
    await screen.findByRole('button', { name: messages.imagen.preparing(1) });
    expect(screen.getByRole('progressbar')).toBeDefined();
    expect(createItem).not.toHaveBeenCalled();
  };
  const stored = () => vi.mocked(createItem).mock.lastCall?.[1];

  it('waits, and stores the photo with the text typed meanwhile', async () => {
    await begin();
    write('Título', 'Otra carta');
    await act(async () => photo.resolve({ blob: new Blob(['x']), extension: 'webp' }));
    await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({
      titulo: 'Otra carta',
      url_imagen: expect.stringMatching(/_tapa\.jpg$/),
    });
  });

  it('continues without it on demand', async () => {
    await begin();
    fireEvent.click(screen.getByRole('button', { name: 'Publicar sin la foto' }));
    await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({ url_imagen: null });
  });

  it('reports the failure, publishes nothing, and keeps the form', async () => {
    await begin();
    await act(async () => photo.reject(new Failure('not-an-image', messages.imagen.unreadable)));
    expect(await screen.findByText(messages.imagen.notPrepared)).toBeDefined();
    expect(screen.getByText(messages.imagen.unreadable)).toBeDefined();
    expect(createItem).not.toHaveBeenCalled();
    publish();
    await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({ url_imagen: null });
  });
});
