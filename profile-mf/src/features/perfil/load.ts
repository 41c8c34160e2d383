import { apiPaths, type PerfilTab } from 'domain/api/api';
import { type PublicPerfil, perfilResponseSchema } from 'domain/api/schema';
import type { ShopWindow } from 'domain/item/shop-window';
import { type Card, cardOf } from 'domain/item/wire-schema';

import { messages } from 'domain/messages/messages';
import { within } from 'domain/time-limit';
import { mayPublish, shownRole } from 'domain/usuario/may';

import type { Role } from 'domain/usuario/usuario';
import type { Tipo } from 'domain/values/ids';
import { type TextPiece, textPieces } from 'domain/values/text-links';
import { apiGet } from 'kit/api';
import { pageConfig } from 'kit/config';
import { listLiked } from 'kit/data/public-items';
import { listOwn } from 'kit/data/read';
import { now } from 'kit/format';
import { type Front, frontOf } from 'kit/front';
import { type Result, result } from 'kit/result';
import type { LoaderFunctionArgs } from 'kit/router';
import type { SessionUser } from 'kit/session';
import { publicAddress } from 'kit/share';
import type { PageOf } from 'kit/use-pages';
import { asPerfil, readOwnPerfil, type SavedPerfil } from '../parts/read-own.ts';
import { OWN_TABS, TIPO_OF_TAB, tabOf } from '../parts/tabs.ts';

export interface PerfilFacts {
  perfil: PublicPerfil;
  /** As visitors see it. */
  front: Front;
  /** The description, taken apart. */
  about: TextPiece[];
  /** `null` until the profile was completed. */
  role: Role | null;
  tab: PerfilTab;
  /** A list that can't be had says so: an empty one would look as if everything was gone. */
  page: Result<PageOf<Card>> | null;
  now: string;
  /** As shown ('vidriera.ar/ana') and as followed. */
  direccion: { text: string; url: string };
  /** How many links the person likes. */
  likedLinks: number;
}

const EMPTY: PageOf<Card> = { items: [], cursor: null };

/** The documents as they were read last. */
let known: SavedPerfil | undefined;

/** The person's documents; where they can't be read, those known: the profile then stands over its list, which says what is the matter. */
async function readOwn(tab: PerfilTab, { uid }: SessionUser): Promise<SavedPerfil> {
  try {
    known = await readOwnPerfil();
    return known;
  } catch (caught) {
    if (tab === 'info' || known?.usuario.uid !== uid) throw caught;
    return known;
  }
}

/** How long the own profile waits for what its window shows, in milliseconds: it stands dark without. */
const PATIENCE_MS = 1000;

/** The own window as visitors are answered it; `undefined` where that can't be read, or is late. */
async function readShopWindow(username: string, signal: AbortSignal): Promise<ShopWindow | undefined> {
  const reading = apiGet(perfilResponseSchema, apiPaths.perfil(username), {}, { signal });
  const answer = await within(PATIENCE_MS, result(reading, '')).catch(() => undefined);
  return answer && 'value' in answer ? answer.value.shopWindow : undefined;
}

/**
 * The own profile and the first page of the tab asked for.
 * @throws Failure 'No se pudieron cargar tus datos'; not when only the list can't be loaded
 */
export async function loadOwn(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  user: SessionUser,
): Promise<PerfilFacts> {
  const tab = tabOf(new URL(request.url).searchParams, OWN_TABS[shownRole(user.role)]);
  const time = now();
  const [saved, shopWindow, page] = await Promise.all([
    readOwn(tab, user),
    mayPublish(user.role) ? readShopWindow(user.username, request.signal) : undefined,
    tab === 'info' ? null : result(ownPage(user, tab, null), notLoaded(TIPO_OF_TAB[tab])),
  ]);
  const { linkHost } = pageConfig();
  const perfil = asPerfil(saved);
  return {
    perfil,
    front: frontOf(perfil, shopWindow, time),
    about: textPieces(perfil.descripcion),
    role: user.role,
    tab,
    page,
    now: time,
    likedLinks: saved.usuario.linksLikes.length,
    direccion: {
      text: `${linkHost}${user.username}`,
      url: publicAddress(linkHost, user.username, location.protocol),
    },
  };
}

/**
 * A page of a tab: a creator's own items, or what a personal user likes of the kind.
 * @throws Failure
 */
export async function ownPage(
  user: Pick<SessionUser, 'uid' | 'username' | 'displayName' | 'photoUrl' | 'role'>,
  tab: Exclude<PerfilTab, 'info'>,
  cursor: string | null,
): Promise<PageOf<Card>> {
  const tipo: Tipo = TIPO_OF_TAB[tab];
  if (!mayPublish(user.role)) return tipo === 'link' ? EMPTY : listLiked(tipo, cursor);
  const usuario = {
    id: user.uid,
    username: user.username,
    nombre: user.displayName ?? user.username,
    imagen: user.photoUrl,
  };
  const { items, cursor: following } = await listOwn(tipo, cursor);
  const now = new Date();
  return {
    items: items.map((item) => cardOf(tipo, item, { id: item.id, usuario, now, shownFrom: (url) => url })),
    cursor: following,
  };
}

const notLoaded = (tipo: Tipo): string =>
  tipo === 'link' ? messages.list.dataNotLoaded : messages.list.notLoaded[tipo];
