import { fireEvent, render, screen, within } from '@testing-library/react';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { type SessionUser, useUser } from '@vidriera/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, curso, evento, promo } from '../../testing/api.ts';
import Home from './home.tsx';
import { load } from './load.ts';

vi.mock(import('@vidriera/session'), async (original) => ({ ...(await original()), useUser: vi.fn() }));
vi.mock('./own-parts.tsx', () => ({ OwnParts: () => null }));
vi.mock('@vidriera/kit/data/use-like', () => ({
  useLike: () => ({ ready: true, isLiked: false, toggle: vi.fn() }),
}));

const perfil = {
  id: 'u1',
  username: 'ana',
  nombre: 'Ana Ruiz',
  imagen: null,
  role: 'creador',
  redes: { instagram: null, tiktok: null, whatsapp: null, facebook: null, sitioWeb: null },
  portada: null,
  descripcion: 'Milongas.',
  direccion: null,
  ubicacion: null,
  galeria: [],
};
const next = { tipo: 'evento', id: 'e7', titulo: 'Peña', dia: '2099-11-28', hora: '21:00' };
const ownPath = '/api/perfiles/ana';
const answer = (more: object = {}) => ({
  perfil,
  page: null,
  shopWindow: { lit: false, next },
  ...more,
});
const lists = (tipo: string, limit: number, items: unknown[], en = '') => ({
  [`/api/explore?tipo=${tipo}${en && `&en=${en}`}&limit=${limit}`]: { items, cursor: null },
});
const everywhere = {
  ...lists('evento', 48, [evento('Jazz'), evento('Milonga')]),
  ...lists('promo', 8, [promo('3×2'), promo('2×1')]),
  ...lists('curso', 8, [curso('Telar'), curso('Tango')]),
};
const inSalta = {
  ...lists('evento', 48, [evento('Milonga')], 'salta'),
  ...lists('promo', 8, [promo('2×1')], 'salta'),
  ...lists('curso', 8, [curso('Tango')], 'salta'),
};

function open(role: SessionUser['role'] = 'creador', address = '/all') {
  const user = { uid: 'u1', username: 'ana', displayName: 'Ana Ruiz', role };
  vi.mocked(useUser).mockReturnValue(user as SessionUser);
  const routes = [
    { path: '/all', element: <WithData of={Home} />, loader: load, hydrateFallbackElement: <p>…</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}
const own = async () => within(await screen.findByRole('region', { name: 'Hoy en tu vidriera' }));
const titles = async (name: string) => {
  const region = within(await screen.findByRole('region', { name }));
  return (await region.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('a pasted link leads to the form, even without scripts', async () => {
  api({ ...everywhere, [ownPath]: answer() });
  open();
  const field = (await own()).getByRole<HTMLInputElement>('textbox', { name: 'Link para publicar' });
  const { action, method } = field.form as HTMLFormElement;
  expect([new URL(action).pathname, method]).toEqual(['/agregar-post', 'get']);
  fireEvent.change(field, { target: { value: 'ejemplo.com/carta' } });
  const params = new URLSearchParams(new FormData(field.form as HTMLFormElement) as never);
  expect(params.toString()).toBe('tipo=link&enlace=ejemplo.com%2Fcarta');
});

it('shows a creator their next date and three shortcuts', async () => {
  api({ ...everywhere, [ownPath]: answer() });
  open();
  const region = await own();
  const sign = await region.findByRole('link', { name: /Peña/ });
  expect(sign.getAttribute('href')).toBe('/eventos/e7');
  const [, publish, redeem] = region.getAllByRole('link');
  expect([publish?.textContent, publish?.getAttribute('href')]).toEqual(['Publicar', '/agregar-post']);
  expect([redeem?.textContent, redeem?.getAttribute('href')]).toEqual(['Canjear', '/canjear']);
  expect(region.getByRole('button', { name: 'Compartir' })).toBeDefined();
});

it('reports that nothing is upcoming', async () => {
  api({ ...everywhere, [ownPath]: answer({ shopWindow: { lit: false, next: null } }) });
  open();
  expect(await (await own()).findByText(/No tenés nada por venir/)).toBeDefined();
});

it('reports that the next date could not be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  api(everywhere);
  open();
  expect(await (await own()).findByText(/No pudimos leer lo próximo/)).toBeDefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('is hidden from personal users', async () => {
  const requests = api(everywhere);
  open('personal');
  expect(await titles('Lo que viene')).toEqual(['Jazz', 'Milonga']);
  expect(screen.queryByRole('region', { name: 'Hoy en tu vidriera' })).toBeNull();
  expect(requests).not.toContain(ownPath);
});

const ownFirst = async () => [await titles('Lo que viene'), await titles('Promos'), await titles('Cursos')];
const SALTA_FIRST = [
  ['Milonga', 'Jazz'],
  ['2×1', '3×2'],
  ['Tango', 'Telar'],
];

it('starts with explore’s last city, each item once', async () => {
  localStorage.setItem(LOCAL_KEYS.city, 'salta');
  api({ ...everywhere, ...inSalta });
  open('personal');
  expect(await ownFirst()).toEqual(SALTA_FIRST);
});

it('starts with the address’s city, like the server', async () => {
  api({ ...everywhere, ...inSalta });
  open('personal', '/all?en=salta');
  expect(await ownFirst()).toEqual(SALTA_FIRST);
});

it('learns the city from the creator’s profile', async () => {
  api({ ...everywhere, ...inSalta, [ownPath]: answer({ zona: 'salta' }) });
  open();
  await expect.poll(ownFirst).toEqual(SALTA_FIRST);
  expect(localStorage.getItem(LOCAL_KEYS.zona)).toBe('salta');
});

it.each(['no-hay', 'Ni un código'])('shows every city without an own one: %s', async (code) => {
  localStorage.setItem(LOCAL_KEYS.city, code);
  api(everywhere);
  open('personal');
  expect(await titles('Lo que viene')).toEqual(['Jazz', 'Milonga']);
});
