import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createItem } from '@vidriera/kit/requests/publish';
import { listOwn } from '@vidriera/kit/requests/read';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshCreator, open, ownPerfil, publish, write } from '../../testing/agregar-post.tsx';

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
  readItem: vi.fn(() => new Promise(() => undefined)),
  listOwn: vi.fn(async () => ({ items: [] })),
}));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  whenRead: vi.fn(),
}));

const QUESTION = { name: '¿En qué categoría va?' };
const address = () => screen.getByLabelText<HTMLInputElement>(/^Dirección/);
const written = () => vi.mocked(createItem).mock.calls[0]?.[1];

async function openEvent(): Promise<void> {
  await open('/agregar-post?tipo=evento');
  write('Título', 'Peña');
  write('Descripción', 'Con guitarras');
}

beforeEach(freshCreator);

test('asks once for a missing category, with «Otros» among the answers', async () => {
  await openEvent();
  publish();
  const question = await screen.findByRole('dialog', QUESTION);
  expect(within(question).getByRole('button', { name: 'Otros' })).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Teatro' }));
  await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
  expect(written()).toMatchObject({ categoria: 'Teatro' });
});

test('a closed question leads back to the form, and is not asked again', async () => {
  await openEvent();
  publish();
  const question = await screen.findByRole('dialog', QUESTION);
  fireEvent.click(within(question).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', QUESTION)).toBeNull());
  expect(createItem).not.toHaveBeenCalled();
  publish();
  await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
  expect(written()).toMatchObject({ categoria: 'Otros' });
});

test('asks nothing with a category', async () => {
  await openEvent();
  fireEvent.click(screen.getByLabelText('Teatro'));
  publish();
  await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog', QUESTION)).toBeNull();
});

test('fills in the profile’s address, which one tap empties; its place is inherited', async () => {
  ownPerfil({
    direccion: 'Defensa 1344, San Telmo',
    localidad: { nombre: 'San Telmo', ciudad: 'Buenos Aires', provincia: 'Buenos Aires' },
  });
  await openEvent();
  await waitFor(() => expect(address().value).toBe('Defensa 1344, San Telmo'));
  expect(screen.getByText(/^Queda San Telmo, la de tu perfil/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Poner / }), 'nothing to choose').toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Vaciar la dirección' }));
  expect(address().value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(address()));
  fireEvent.click(screen.getByLabelText('Teatro'));
  publish();
  await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
  expect(written()).toMatchObject({ direccion: '', localidad: null });
});

test('the profile’s address is for events, and leaves typed ones alone', async () => {
  ownPerfil({ direccion: 'Defensa 1344' });
  await openEvent();
  await waitFor(() => expect(address().value).toBe('Defensa 1344'));
  fireEvent.click(screen.getByRole('link', { name: 'Curso' }));
  await waitFor(() => expect(address().value).toBe(''));
  write(/^Dirección/, 'Otra 100');
  fireEvent.click(screen.getByRole('link', { name: 'Evento' }));
  await waitFor(() => expect(document.title).toBe('Publicá un evento · Vidriera'));
  expect(address().value).toBe('Otra 100');
});

test('offers a copy of the event published last', async () => {
  vi.mocked(listOwn).mockResolvedValueOnce({
    items: [{ id: 'e9', titulo: 'Milonga' }],
    cursor: null,
  } as never);
  await open('/agregar-post?tipo=evento');
  const copy = await screen.findByRole('link', { name: 'Copiar el último evento' });
  expect(copy.getAttribute('href')).toBe('/agregar-post?tipo=evento&copiar=e9');
  expect(vi.mocked(listOwn)).toHaveBeenCalledWith('evento', null, { limit: 1 });
});
