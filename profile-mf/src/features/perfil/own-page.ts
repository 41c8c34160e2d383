import type { PerfilTab } from '@vidriera/domain/api/api';
import { whyHidden } from '@vidriera/domain/item/access';
import { isPast } from '@vidriera/domain/item/time';
import { cardOf } from '@vidriera/domain/item/wire-schema';
import { type Place, placedLinks } from '@vidriera/domain/orden/orden';
import { mayPublish } from '@vidriera/domain/usuario/may';
import type { Tipo, TipoAgenda, Uid } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { localTime } from '@vidriera/domain/values/local-time';
import { listLiked } from '@vidriera/kit/requests/public-items';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import type { PageOf } from '@vidriera/kit/use-pages';
import { visibilityLabel } from '@vidriera/kit/visibility-words';
import type { SessionUser } from '@vidriera/session';
import { allOwn, readOrden, readOwnLinks } from '../orden/own-orden.ts';
import type { ListedCard } from '../parts/list.tsx';
import { TIPO_OF_TAB } from '../parts/tabs.ts';
import { byDates } from './by-dates.ts';

/** An own item's card. `aforo`: an event's seats. A hidden one leads to its form. */
export type OwnCard = ListedCard & { aforo?: number | undefined };

const EMPTY: PageOf<OwnCard> = { items: [], cursor: null };

type Placed<T extends Tipo = Tipo> = [item: OwnItem<T>, place: Place];

/** Returns own events, courses or promos by date, a pinned one first until it is over. */
async function ownAgenda(tipo: TipoAgenda, now: Date): Promise<Placed[]> {
  const time = localTime(now);
  const [items, { fijados }] = await Promise.all([allOwn(tipo), readOrden()]);
  const sorted = byDates(tipo, items, time);
  const pin = sorted.find((item) => fijados[tipo].includes(item.id) && !isOver(item, now));
  const others = sorted.filter((item) => item !== pin).map((item): Placed => [item, {}]);
  return pin ? [[pin, { fijado: true }], ...others] : others;
}

const isOver = (item: OwnItem<TipoAgenda>, now: Date): boolean =>
  isPast(cardOf(item.tipo, item, { id: item.id, usuario: NOBODY, now }), localTime(now));
const NOBODY = { id: '' as Uid, username: '', nombre: '', imagen: null };

/** Returns own links as visitors see them, hidden ones too. */
async function ownLinks(): Promise<Placed[]> {
  const { orden, links } = await readOwnLinks();
  const byId = new Map(links.map((link) => [link.id, link]));
  return placedLinks(orden, [...byId.keys()]).flatMap(([id, place]): Placed[] => {
    const link = byId.get(id);
    return link ? [[link, place]] : [];
  });
}

/** The last read list, for further pages. */
let known: { key: string; items: Placed[] } | undefined;

/** A page of own items, in the order of the public profile. */
async function ownItems(uid: string, tipo: Tipo, cursor: string | null, now: Date): Promise<PageOf<Placed>> {
  const key = `${uid} ${tipo}`;
  if (!cursor || known?.key !== key)
    known = { key, items: await (tipo === 'link' ? ownLinks() : ownAgenda(tipo, now)) };
  const from = Number(cursor ?? 0);
  const to = from + LIMITS.page;
  return { items: known.items.slice(from, to), cursor: to < known.items.length ? String(to) : null };
}

/**
 * A page of a tab: a creator's own items, or a personal user's likes.
 * @throws Failure
 */
export async function ownPage(
  user: Pick<SessionUser, 'uid' | 'username' | 'displayName' | 'photoUrl' | 'role'>,
  tab: Exclude<PerfilTab, 'info'>,
  cursor: string | null,
): Promise<PageOf<OwnCard>> {
  const tipo: Tipo = TIPO_OF_TAB[tab];
  if (!mayPublish(user.role)) return tipo === 'link' ? EMPTY : listLiked(tipo, cursor);
  const usuario = {
    id: user.uid,
    username: user.username,
    nombre: user.displayName ?? user.username,
    imagen: user.photoUrl,
  };
  const now = new Date();
  const { items, cursor: following } = await ownItems(user.uid, tipo, cursor, now);
  return {
    items: items.map(([item, place]) => ({
      ...cardOf(tipo, item, { id: item.id, usuario, now, shownFrom: (url) => url }),
      ...('aforo' in item && { aforo: item.aforo }),
      ...place,
      label: visibilityLabel(item, now) ?? undefined,
      ...(whyHidden({ ...item, retirado: false }, now) && {
        to: `/editar-post/${tipo}/${encodeURIComponent(item.id)}`,
      }),
    })),
    cursor: following,
  };
}
