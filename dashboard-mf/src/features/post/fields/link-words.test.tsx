import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { call } from '@vidriera/kit/requests/callable';
import { createItem } from '@vidriera/kit/requests/publish';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshCreator, open, publish, write } from '../../../testing/agregar-post.tsx';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/requests/publish', () => ({
  createItem: vi.fn(),
  updateItem: vi.fn(),
  newId: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/read', () => ({ readItem: vi.fn(), listOwn: vi.fn() }));
vi.mock('@vidriera/session/config', () => ({
  pageConfig: () => ({ linkHost: 'vidriera.ar/' }),
  publicOrigin: () => 'https://vidriera.ar',
}));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  whenRead: vi.fn(),
}));

const { readingPage, pageRead, pageNotRead, notPublic } = messages.post;
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const words = () => [value('Título'), value('Descripción')];
const answer = (
  page: { titulo: string; descripcion: string; imagen?: string; reproductorId?: string } | null,
) => vi.mocked(call).mockResolvedValueOnce({ page } as never);

beforeEach(freshCreator);
afterEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(createItem).mockReset();
});

test('an address that rests fills in empty words, which are published as they are', async () => {
  answer({ titulo: 'Entradas', descripcion: 'Desde el jueves.' });
  await open('/agregar-post?tipo=link&enlace=ejemplo.com%2Fentradas');
  expect(value('Dirección (URL)')).toBe('ejemplo.com/entradas');
  await waitFor(() => expect(words()).toEqual(['Entradas', 'Desde el jueves.']));
  expect(screen.getByText(pageRead)).toBeDefined();
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'readLink',
    { enlace: 'https://ejemplo.com/entradas' },
    { signedIn: true },
  );
  publish();
  await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
  expect(vi.mocked(createItem).mock.calls[0]?.[1]).toMatchObject({
    enlace: 'https://ejemplo.com/entradas',
    titulo: 'Entradas',
    descripcion: 'Desde el jueves.',
  });
});

test('a page of Bandcamp names its player, which another address forgets', async () => {
  answer({ titulo: 'Verano', descripcion: 'Un disco.', reproductorId: 'album=123' });
  await open('/agregar-post?tipo=link&enlace=ana.bandcamp.com%2Falbum%2Fverano');
  const box = { name: /Mostrarlo como reproductor.*Bandcamp/ };
  await screen.findByRole('checkbox', box);
  write('Dirección (URL)', 'ejemplo.com');
  await waitFor(() => expect(screen.queryByRole('checkbox', box)).toBeNull());
  answer({ titulo: 'Otro', descripcion: '', reproductorId: 'track=45' });
  write('Dirección (URL)', 'ana.bandcamp.com/track/otro');
  fireEvent.click(await screen.findByRole('checkbox', box));
  publish();
  await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
  expect(vi.mocked(createItem).mock.calls[0]?.[1]).toMatchObject({
    titulo: 'Verano',
    reproductor: true,
    reproductorId: 'track=45',
  });
});

test('the picture that a page names is offered, and not read unasked', async () => {
  answer({ titulo: 'Entradas', descripcion: '', imagen: 'https://fotos.example/a.jpg' });
  await open('/agregar-post?tipo=link&enlace=ejemplo.com');
  expect(await screen.findByRole('button', { name: 'Traer la foto de la página' })).toBeDefined();
  expect(call).toHaveBeenCalledOnce();
  write('Dirección (URL)', 'otra.example');
  answer(null);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Traer la foto de la página' })).toBeNull(),
  );
});

test('words typed meanwhile stay', async () => {
  const late = Promise.withResolvers<never>();
  vi.mocked(call).mockReturnValueOnce(late.promise);
  await open('/agregar-post?tipo=link&enlace=ejemplo.com');
  await screen.findByText(readingPage);
  write('Título', 'Lo mío');
  await act(async () => late.resolve({ page: { titulo: 'Otro', descripcion: 'Otra' } } as never));
  expect(words()).toEqual(['Lo mío', '']);
  expect(screen.queryByText(pageRead)).toBeNull();
});

test.each([
  ['nothing to read', () => answer(null), pageNotRead],
  [
    'a private address',
    () => vi.mocked(call).mockRejectedValueOnce(new Failure('invalid-data', notPublic)),
    notPublic,
  ],
  [
    'no connection',
    () => vi.mocked(call).mockRejectedValueOnce(new Failure('no-connection', 'x')),
    pageNotRead,
  ],
])('%s leaves the words to the person', async (_what, prepare, message) => {
  prepare();
  await open('/agregar-post?tipo=link&enlace=ejemplo.com');
  expect(await screen.findByText(message)).toBeDefined();
  expect(words()).toEqual(['', '']);
});

test('mails, phones and half an address are not read', async () => {
  await open('/agregar-post?tipo=link&enlace=mailto%3Aana%40example.com');
  for (const text of ['tel:+543415551234', 'ejemplo', '']) {
    write('Dirección (URL)', text);
    await new Promise((resolve) => setTimeout(resolve, 800));
  }
  expect(call).not.toHaveBeenCalled();
});
