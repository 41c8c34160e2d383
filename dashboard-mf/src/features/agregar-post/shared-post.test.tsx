import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { AFTER_SIGN_IN } from '@vidriera/kit/going/after-sign-in';
import { beforeEach, expect, it, vi } from 'vitest';
import { creador, freshCreator, open, ownPerfil, session } from '../../testing/agregar-post.tsx';

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

beforeEach(freshCreator);

const SHARED = '?tipo=link&enlace=ejemplo.com%2Fcarta&titulo=Mi+carta&descripcion=De+hoy';
const shown = () =>
  ['Dirección (URL)', 'Título', 'Descripción'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

it('begins any kind with another app’s words', async () => {
  await open('/agregar-post?texto=Milonga%20del%20s%C3%A1bado%0ADesde%20las%2022.');
  expect(screen.getByRole('button', { name: 'Publicar evento' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Curso' }));
  await screen.findByRole('button', { name: 'Publicar curso' });
  expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Milonga del sábado');
  expect(screen.getByLabelText('Descripción')).toHaveProperty('value', 'Desde las 22.');
});

it('another app’s words begin an event at the own address', async () => {
  ownPerfil({ direccion: 'Alsina 123' });
  await open('/agregar-post?titulo=Milonga');
  await waitFor(() => expect(screen.getByLabelText(/^Dirección/)).toHaveProperty('value', 'Alsina 123'));
  expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Milonga');
});

it('a chosen kind leaves it waiting', async () => {
  session(null);
  await open(`/agregar-post${SHARED}`);
  cleanup();
  session(creador);
  await open('/agregar-post?tipo=evento');
  cleanup();
  await open('/agregar-post');
  await waitFor(() => expect(shown()).toEqual(['ejemplo.com/carta', 'Mi carta', 'De hoy']));
});

it.each([
  ['sign in', null],
  ['become a creator', { ...creador, role: 'personal' }],
])('keeps what another app shared until its person can %s, though the tab is closed', async (_, before) => {
  session(before);
  await open(`/agregar-post${SHARED}`);
  cleanup();
  session(creador);
  await open('/agregar-post');
  await waitFor(() => expect(shown()).toEqual(['ejemplo.com/carta', 'Mi carta', 'De hoy']));
  cleanup();
  await open('/agregar-post');
  expect(screen.getByRole('navigation', { name: 'Qué querés publicar' }), 'once').toBeDefined();
});

it('never continues with what another account shared', async () => {
  session({ ...creador, uid: 'u2', role: 'personal' });
  await open(`/agregar-post${SHARED}`);
  cleanup();
  session(creador);
  await open('/agregar-post');
  await waitFor(() => expect(localStorage.getItem(AFTER_SIGN_IN)).toBeNull());
  expect(screen.getByRole('navigation', { name: 'Qué querés publicar' })).toBeDefined();
});
