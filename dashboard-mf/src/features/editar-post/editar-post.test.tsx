import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { openDrafts } from '@vidriera/kit/data/drafts';
import { ChangedFailure } from '@vidriera/kit/data/version';
import { createItem, updateItem } from '@vidriera/kit/requests/publish';
import { readItem } from '@vidriera/kit/requests/read';
import { readDocument } from '@vidriera/kit/requests/schemas';
import { MessageHost } from '@vidriera/kit/ui/dialogs/message-host';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { type SessionUser, useUser, whenRead } from '@vidriera/session';
import { storedKeys } from '@vidriera/session/local-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '../post/draft/draft.ts';
import { valuesOf } from '../post/values.ts';
import EditarPost from './editar-post.tsx';
import { load as loadEditar } from './load.ts';

vi.mock('@vidriera/kit/requests/read', () => ({ readItem: vi.fn() }));
vi.mock('@vidriera/kit/requests/publish', () => ({
  createItem: vi.fn(),
  updateItem: vi.fn(),
  newId: vi.fn(),
}));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  whenRead: vi.fn(),
}));

const evento = readDocument('evento', 'e1', {
  titulo: 'Milonga',
  descripcion: 'Bailamos',
  categoria: 'Musica',
  fechaPeriodica: 'Todos los jueves',
  refUsuario: { id: 'u1', path: 'user/u1' },
  updatedAt: { seconds: 7, nanoseconds: 0, toDate: () => new Date(7000) },
});

function open(direccion = '/editar-post/evento/e1') {
  const router = createMemoryRouter(
    [
      { path: '/perfil', element: <p>Mi perfil</p> },
      {
        path: '/editar-post/:type/:id',
        element: <WithData of={EditarPost} />,
        loader: loadEditar,
        hydrateFallbackElement: <p>…</p>,
        errorElement: <p>No está</p>,
      },
    ],
    { initialEntries: ['/perfil', direccion], initialIndex: 1 },
  );
  render(
    <>
      <RouterProvider router={router} />
      <MessageHost />
    </>,
  );
  return router;
}

describe('/editar-post/{type}/{id}', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    localStorage.clear();
    openDrafts('u1');
    const user = { uid: 'u1', username: 'ana', displayName: 'Ana', photoUrl: null, role: 'creador' };
    vi.mocked(useUser).mockReturnValue(user as SessionUser);
    vi.mocked(whenRead).mockResolvedValue({ user: user as SessionUser, loading: false, error: null });
    vi.mocked(readItem).mockResolvedValue(evento);
  });

  it("shows 'Cargando…' until the item is loaded, then the form", async () => {
    let arrive: (item: typeof evento) => void = () => {};
    vi.mocked(readItem).mockReturnValue(new Promise((resolve) => (arrive = resolve)) as never);
    open();
    expect((await screen.findByRole('status')).textContent).toBe('Cargando…');
    arrive(evento);
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('Milonga');
    expect(screen.getByLabelText<HTMLInputElement>('Se repite').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Música').checked).toBe(true);
  });

  it('names the hosts that are not shown, and none otherwise', async () => {
    vi.mocked(readItem).mockResolvedValue({ ...evento, listedHosts: ['malo.example'] });
    open();
    const notice = await screen.findByRole('region', { name: 'Enlaces desactivados' });
    expect(notice.textContent).toContain('malo.example: figura en una lista de sitios peligrosos');
    cleanup();
    vi.mocked(readItem).mockResolvedValue(evento);
    open();
    await screen.findByLabelText('Título');
    expect(screen.queryByRole('region', { name: 'Enlaces desactivados' })).toBeNull();
  });

  it('updates the item, reports it in the exact words, and deletes the draft', async () => {
    const router = open();
    fireEvent.change(await screen.findByLabelText('Título'), { target: { value: 'Gran milonga' } });
    fireEvent.click(screen.getByLabelText('Sin fecha'));
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('evento actualizado con éxito')).toBeDefined();
    expect(vi.mocked(updateItem).mock.calls).toEqual([
      [
        'evento',
        'e1',
        expect.objectContaining({ titulo: 'Gran milonga', fechaPeriodica: null, fechaExacta: null }),
        { version: '7.0' },
      ],
    ]);
    expect(createItem).not.toHaveBeenCalled();
    expect(storedKeys('vidriera.borrador.')).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/perfil'));
  });

  const change = async (titulo: string) => {
    fireEvent.change(await screen.findByLabelText('Título'), { target: { value: titulo } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  };

  it('reports a conflict, and overwrites on demand', async () => {
    vi.mocked(updateItem).mockRejectedValueOnce(new ChangedFailure('8.0'));
    open();
    await change('La mía');
    expect((await screen.findByRole('alert')).textContent).toContain(messages.post.changed);
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Guardar la mía/ }));
    expect(await screen.findByText('evento actualizado con éxito')).toBeDefined();
    expect(vi.mocked(updateItem).mock.calls.map(([, , , options]) => options)).toEqual([
      { version: '7.0' },
      { version: '8.0' },
    ]);
  });

  it('reports a conflict, and loads the other version', async () => {
    vi.mocked(updateItem).mockRejectedValueOnce(new ChangedFailure('8.0'));
    open();
    await change('La mía');
    vi.mocked(readItem).mockResolvedValue({ ...evento, titulo: 'La otra', version: '8.0' });
    const other = await screen.findByRole('button', { name: /Cargar la otra/ });
    await act(async () => void fireEvent.click(other));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('La otra'));
    expect(storedKeys('vidriera.borrador.')).toEqual([]);
  });

  it('keeps a draft, and saves it over its own version', async () => {
    const values = { ...valuesOf(evento), titulo: 'A medias' };
    saveDraft({ uid: 'u1', tipo: 'evento', id: 'e1' }, { values, photos: 1, version: '6.0' });
    open();
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('A medias');
    expect(await screen.findByText(/Recuperamos los cambios.*Una foto que habías elegido/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('evento actualizado con éxito');
    expect(vi.mocked(updateItem).mock.calls[0]?.[3]).toEqual({ version: '6.0' });
  });

  it('discards the draft, then saves over the current version', async () => {
    const values = { ...valuesOf(evento), titulo: 'A medias' };
    saveDraft({ uid: 'u1', tipo: 'evento', id: 'e1' }, { values, photos: 0, version: '6.0' });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar los cambios' }));
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Milonga');
    await change('Otra cosa');
    await screen.findByText('evento actualizado con éxito');
    expect(vi.mocked(updateItem).mock.calls[0]?.[3]).toEqual({ version: '7.0' });
  });

  it('offers a copy', async () => {
    open();
    expect((await screen.findByRole('link', { name: 'Duplicar' })).getAttribute('href')).toBe(
      '/agregar-post?tipo=evento&copiar=e1',
    );
  });

  it("refuses somebody else's", async () => {
    vi.mocked(readItem).mockRejectedValue(new Failure('not-yours', 'Esta publicación no es tuya.'));
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Esta publicación no es tuya.');
    expect(screen.queryByLabelText('Título')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('offers a retry without a connection', async () => {
    vi.mocked(readItem).mockRejectedValueOnce(new Failure('no-connection', 'No hay conexión.'));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Título')).value).toBe('Milonga');
  });

  it('rejects an unknown type', async () => {
    open('/editar-post/receta/e1');
    expect(await screen.findByText('No está')).toBeDefined();
    expect(readItem).not.toHaveBeenCalled();
  });
});
