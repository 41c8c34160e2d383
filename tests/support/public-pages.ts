import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import { changesAt } from '@vidriera/domain/item/time';
import type { Card } from '@vidriera/domain/item/wire-schema';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import { SCREENS } from './screens.ts';

/** Returns up to `limit` cards of a kind from explore. */
export async function firstCards(
  request: APIRequestContext,
  tipo: TipoAgenda,
  limit: number,
): Promise<Card[]> {
  const answer = await request.get(apiPaths.explore, { params: { tipo, limit } });
  return pageSchema.parse(await answer.json()).items;
}

/** As many as explore shows of its first part. */
const FIRST = 3;
const TEN_MINUTES = 600_000;

/** Returns one of a kind's first cards, none that begins or ends during a test if another is there. */
export async function firstCard(request: APIRequestContext, tipo: TipoAgenda): Promise<Card> {
  const cards = await firstCards(request, tipo, FIRST);
  const time = (ms: number) => localTime(new Date(Date.now() + ms));
  const card = cards.find((candidate) => changesAt([candidate], time(0)) > time(TEN_MINUTES)) ?? cards[0];
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

/** An address of the demonstration for each public screen whose path has a parameter. */
export const WITH_PARAMETER: Record<string, Address> = {
  '/explore/en/:lugar': async () => '/explore/en/rosario',
  '/explore/evento/:id': item('evento', '/explore/evento'),
  '/explore/curso/:id': item('curso', '/explore/curso'),
  '/explore/promo/:id': item('promo', '/explore/promo'),
  '/eventos/:id': item('evento', '/eventos'),
  '/cursos/:id': item('curso', '/cursos'),
  '/promos/:id': item('promo', '/promos'),
  '/:username': profile(''),
};

/** Every public screen by its path, with an address of the demonstration. */
export const PUBLIC_SCREENS: Record<string, Address> = Object.fromEntries(
  SCREENS.filter(({ isPublic }) => isPublic).map(({ path }) => [
    path,
    WITH_PARAMETER[path] ?? (async () => path),
  ]),
);

/** More pages of some of them. */
export const MORE_PAGES: Record<string, Address> = {
  'a search': async () => '/explore?q=jazz&fecha=mes',
  'a filtered list’s filters': async () => '/explore/filtrar?categoria=Musica',
  'a profile’s events': profile('?tab=eventos'),
  'a profile’s links': profile('?tab=links'),
};

/** All of them. */
export const PUBLIC_PAGES = { ...PUBLIC_SCREENS, ...MORE_PAGES };

/** Addresses with their own 404 pages. */
export const NOT_FOUND_PAGES: Record<string, string> = {
  'an address that is nobody’s': '/a/b/c',
  'a profile nobody has': '/nadie-con-este-nombre',
  'a place there is not': '/explore/en/atlantida',
  'an event that is gone': '/explore/evento/no-existe',
};
