import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import type { Card } from '@vidriera/domain/item/wire-schema';
import type { TipoAgenda } from '@vidriera/domain/values/ids';

/** Returns up to `limit` cards of a kind from explore. */
export async function firstCards(
  request: APIRequestContext,
  tipo: TipoAgenda,
  limit: number,
): Promise<Card[]> {
  const answer = await request.get(apiPaths.explore, { params: { tipo, limit } });
  return pageSchema.parse(await answer.json()).items;
}

export async function firstCard(request: APIRequestContext, tipo: TipoAgenda): Promise<Card> {
  const [card] = await firstCards(request, tipo, 1);
  if (!card) throw new Error(`the demonstration has no ${tipo}`);
  return card;
}

/** Link of a card further down explore, so it needs scrolling. */
export const laterCard = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Más eventos' })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first();

type Address = (request: APIRequestContext) => Promise<string>;
const item =
  (tipo: TipoAgenda, path: string): Address =>
  async (request) =>
    `${path}/${(await firstCard(request, tipo)).id}`;
const profile =
  (query: string): Address =>
  async (request) =>
    `/${(await firstCard(request, 'evento')).usuario.username}${query}`;

/** Server-rendered public pages, with addresses of the demonstration. */
export const PUBLIC_PAGES: Record<string, Address> = {
  landing: async () => '/',
  terms: async () => '/terms',
  'the creators’ landing': async () => '/creador',
  'the login': async () => '/login',
  'the sign-up': async () => '/signup',
  explore: async () => '/explore',
  'a search': async () => '/explore?q=jazz&fecha=mes',
  'a city': async () => '/explore/en/rosario',
  'the cities': async () => '/explore/en',
  'the filters': async () => '/explore/filtrar?categoria=Musica',
  'an event': item('evento', '/explore/evento'),
  'a course in the plain layout': item('curso', '/cursos'),
  'a promo': item('promo', '/explore/promo'),
  'a profile': profile(''),
  'a profile’s tab': profile('?tab=eventos'),
};

/** Addresses with their own 404 pages. */
export const NOT_FOUND_PAGES: Record<string, string> = {
  'an address that is nobody’s': '/a/b/c',
  'a profile nobody has': '/nadie-con-este-nombre',
  'a place there is not': '/explore/en/atlantida',
  'an event that is gone': '/explore/evento/no-existe',
};
