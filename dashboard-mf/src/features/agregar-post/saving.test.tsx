import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LOST_ANSWER } from '@vidriera/domain/writing-limit';
import { ChangedFailure } from '@vidriera/kit/data/version';
import { createItem, newId, updateItem } from '@vidriera/kit/requests/publish';
import { readItem } from '@vidriera/kit/requests/read';
import { readDocument } from '@vidriera/kit/requests/schemas';
import { fillStorage } from '@vidriera/kit/testing/full-storage';
import { storedKeys } from '@vidriera/session/local-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillLink, freshCreator, open, publish, write } from '../../testing/agregar-post.tsx';
import { readDraft } from '../post/draft/draft.ts';

vi.mock('@vidriera/kit/requests/publish', () => ({
  createItem: vi.fn(),
  updateItem: vi.fn(),
  newId: vi.fn(),
}));
vi.mock('@vidriera/session/config', () => ({
  pageConfig: () => ({ linkHost: 'vidriera.ar/' }),
  publicOrigin: () => 'https://vidriera.ar',
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

describe('saving a new item', () => {
  beforeEach(() => {
    freshCreator();
    vi.mocked(readItem).mockRejectedValue(new Failure('no-connection', 'No se pudo leer.'));
  });

  it('saves once, reports it in the exact words, and offers to share it', async () => {
    let drop: (id: string) => void = () => {};
    const mine = {
      titulo: 'Mi carta',
      descripcion: 'Todo',
      refUsuario: { id: 'u1', path: 'user/u1' },
    };
    vi.mocked(readItem).mockResolvedValue(
      readDocument('link', 'nuevo-id', { ...mine, enlace: 'ejemplo.com' }),
    );
    vi.mocked(createItem).mockReturnValue(new Promise((resolve) => (drop = resolve)));
    const router = await open();
    fillLink();
    publish();
    fireEvent.submit(screen.getByLabelText('Título').closest('form') as HTMLFormElement);
    const busy = await screen.findByRole('button', { name: 'Guardando...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    await act(async () => drop('nuevo-id'));
    expect(await screen.findByText('link creado con éxito')).toBeDefined();
    expect(createItem).toHaveBeenCalledOnce();
    expect(vi.mocked(createItem).mock.calls[0]).toEqual([
      'link',
      {
        titulo: 'Mi carta',
        descripcion: 'Todo lo que servimos',
        enlace: 'https://ejemplo.com/carta',
        reproductor: false,
        reproductorId: '',
        url_imagen: null,
        visibilidad: 'publico',
        publicarDesde: null,
        publicarHasta: null,
      },
      { id: 'nuevo-id' },
    ]);
    expect(await screen.findByRole('heading', { name: 'Publicaste un link' })).toBeDefined();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/agregar-post?tipo=link&publicado=nuevo-id');
    expect(router.state.historyAction).toBe('REPLACE');
    const shared = await screen.findByRole('textbox', { name: 'Link para compartir' });
    expect((shared as HTMLInputElement).value).toBe('vidriera.ar/ana');
    expect(storedKeys('vidriera.borrador.')).toEqual([]);
    expect(updateItem).not.toHaveBeenCalled();
  });

  it('keeps the form after a failure, and retries the same item', async () => {
    vi.mocked(createItem).mockRejectedValueOnce(new Failure('internal', 'Error al guardar'));
    await open();
    fillLink();
    publish();
    const alert = await screen.findByText('Error al guardar');
    expect(alert.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Dirección (URL)').value).toBe('ejemplo.com/carta');
    publish();
    expect(await screen.findByText('link creado con éxito')).toBeDefined();
    expect(vi.mocked(createItem).mock.calls.map(([, , options]) => options)).toEqual([
      { id: 'nuevo-id' },
      { id: 'nuevo-id' },
    ]);
    expect(newId).toHaveBeenCalledOnce();
  });

  it('doubles nothing after a lost answer and a reload', async () => {
    vi.mocked(createItem).mockRejectedValueOnce(new Failure('no-connection', LOST_ANSWER));
    await open();
    fillLink();
    publish();
    expect(await screen.findByText(LOST_ANSWER)).toBeDefined();
    cleanup();
    vi.mocked(newId).mockResolvedValue('otro-id');
    await open();
    publish();
    expect(await screen.findByText('link creado con éxito')).toBeDefined();
    expect(vi.mocked(createItem).mock.calls.map(([, , options]) => options)).toEqual([
      { id: 'nuevo-id' },
      { id: 'nuevo-id' },
    ]);
    expect(storedKeys('vidriera.borrador.')).toEqual([]);
  });

  it('takes another id for another kind', async () => {
    vi.mocked(createItem).mockRejectedValueOnce(new Failure('no-connection', LOST_ANSWER));
    await open();
    fillLink();
    publish();
    await screen.findByText(LOST_ANSWER);
    fireEvent.click(screen.getByRole('link', { name: 'Promo' }));
    await screen.findByRole('button', { name: 'Publicar promo' });
    vi.mocked(newId).mockResolvedValue('otro-id');
    publish();
    expect(await screen.findByText('promo creado con éxito')).toBeDefined();
    expect(vi.mocked(createItem).mock.lastCall?.[2]).toEqual({ id: 'otro-id' });
  });

  it.each([
    ['Reemplazar lo publicado', 'nuevo-id'],
    ['Publicar esto aparte', 'otro-id'],
  ])('asks about what is published already with other fields: %s', async (answer, id) => {
    vi.mocked(createItem).mockRejectedValueOnce(new ChangedFailure('7.0', 'published'));
    await open();
    fillLink();
    publish();
    expect(await screen.findByText(messages.post.published)).toBeDefined();
    vi.mocked(newId).mockResolvedValue('otro-id');
    fireEvent.click(screen.getByRole('button', { name: answer }));
    expect(await screen.findByText('link creado con éxito')).toBeDefined();
    if (id === 'nuevo-id') {
      expect(updateItem).toHaveBeenCalledExactlyOnceWith('link', id, expect.anything(), { version: '7.0' });
      expect(createItem).toHaveBeenCalledOnce();
    } else {
      expect(updateItem).not.toHaveBeenCalled();
      expect(vi.mocked(createItem).mock.lastCall?.[2]).toEqual({ id });
    }
  });

  it('says that nothing is kept if storage is full', async () => {
    await open();
    fillStorage('localStorage');
    fillLink();
    await waitFor(() => {
      const closing = new Event('beforeunload', { cancelable: true });
      dispatchEvent(closing);
      expect(closing.defaultPrevented).toBe(true);
    });
    vi.unstubAllGlobals();
  });

  it('saves the last kind, without errors of another one', async () => {
    await open('/agregar-post?tipo=link');
    write('Título', 'Mi carta');
    write('Descripción', 'Todo');
    publish();
    expect(await screen.findByText('Hay un dato para revisar.')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Promo' }));
    await screen.findByRole('button', { name: 'Publicar promo' });
    await waitFor(() => expect(screen.queryByText('Hay un dato para revisar.')).toBeNull());
    publish();
    expect(await screen.findByText('promo creado con éxito')).toBeDefined();
    expect(vi.mocked(createItem).mock.calls.map(([tipo]) => tipo)).toEqual(['promo']);
  });

  it('explains a lost connection, and keeps the form', async () => {
    vi.mocked(createItem).mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
    await open();
    fillLink();
    publish();
    expect(await screen.findByText(messages.general.noConnection)).toBeDefined();
    expect(screen.getByText(/Lo que escribiste sigue acá/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('  Mi carta ');
    await waitFor(() => expect(readDraft({ uid: 'u1', tipo: 'link' })?.values.titulo).toBe('  Mi carta '));
  });

  it('alerts in the exact words without a user, and goes to /login and back', async () => {
    vi.mocked(createItem).mockRejectedValueOnce(new Failure('no-session', messages.post.noUsuario));
    await open('/agregar-post?tipo=link');
    fillLink();
    publish();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(messages.post.noUsuario);
    expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe(
      '/login?volver=%2Fagregar-post%3Ftipo%3Dlink',
    );
  });
});
