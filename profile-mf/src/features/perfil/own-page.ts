import { entryOf } from '@vidriera/domain/agenda/entry-schema';
import { compare, type ListPosition, timingOf } from '@vidriera/domain/agenda/order';
import type { PerfilTab } from '@vidriera/domain/api/api';
import { appealPath } from '@vidriera/domain/complaint/paths';
import { whyHidden } from '@vidriera/domain/item/access';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { cardOf } from '@vidriera/domain/item/public-item';
import { isPast } from '@vidriera/domain/item/time';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { type Place, placedLinks } from '@vidriera/domain/orden/orden';
import { mayPublish } from '@vidriera/domain/usuario/may';
import type { Tipo, TipoAgenda, Uid } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { type LocalTime, localTime } from '@vidriera/domain/values/local-time';
import type { PageOf } from '@vidriera/kit/hooks/use-pages';
import { listLiked } from '@vidriera/kit/requests/public-items';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { visibilityLabel } from '@vidriera/kit/words/visibility-words';
import type { SessionUser } from '@vidriera/session';
import { serverNow } from '@vidriera/session/server-clock';
import { allOwn, readOrden, readOwnLinks } from '../orden/own-orden.ts';
import { ownFactsOf } from '../own-list/find.ts';
import type { FoundCard } from '../own-list/own-card.ts';
import type { ListedCard } from '../parts/list.tsx';
import { TIPO_OF_TAB } from '../parts/tabs.ts';

/** An own item's position in lists; hidden items have one too, and one that was called off uses its last day. */
function positionOf<T extends TipoAgenda>(tipo: T, item: OwnItem<T>, now: LocalTime): ListPosition {
  const { id, uid } = item;
  const entry = entryOf(tipo, { ...item, visible: true } as Stored[T], { id, uid: uid ?? '' });
  const where = entry && (timingOf(entry, now, null) ?? timingOf({ ...entry, estado: undefined }, now, null));
  return { id, phase: where?.phase ?? 'sinFecha', at: where?.at ?? item.createdAt?.getTime() ?? 0 };
}

/** Sorts own items like public lists: current and upcoming, undated, past. */
export const byDates = <T extends TipoAgenda>(
  tipo: T,
  items: readonly OwnItem<T>[],
  now: LocalTime,
): OwnItem<T>[] =>
  items
    .map((item) => ({ item, ...positionOf(tipo, item, now) }))
    .sort(compare)
    .map(({ item }) => item);

type Placed<T extends Tipo = Tipo> = [item: OwnItem<T>, place: Place];

/** Returns own events, courses or promos by date, a pinned one first until it is over. */
async function ownAgenda(tipo: TipoAgenda, now: Date): Promise<Placed[]> {
  const time = localTime(now);
  const [items, { fijados }] = await Promise.all([allOwn(tipo), readOrden()]);
  const sorted = byDates(tipo, items, time);
  const pin = sorted.find((item) => fijados[tipo].includes(item.id) && !isOver(item, now));
  const otherItems = sorted.filter((item) => item !== pin).map((item): Placed => [item, {}]);
  return pin ? [[pin, { fijado: true }], ...otherItems] : otherItems;
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

/** The part of a list that begins at a cursor. */
export function pageOf<C>(cards: readonly C[], cursor: string | null, size: number = LIMITS.page): PageOf<C> {
  const from = Number(cursor ?? 0);
  const to = from + size;
  return { items: cards.slice(from, to), cursor: to < cards.length ? String(to) : null };
}

/** Labels that only the creator reads, on an own card. */
const labelOf = (item: OwnItem, now: Date): string | undefined =>
  [visibilityLabel(item, now), item.listedHosts?.length ? 'Enlace desactivado' : null]
    .filter(Boolean)
    .join(' · ') || undefined;

type Owner = Pick<SessionUser, 'uid' | 'username' | 'displayName' | 'photoUrl' | 'role'>;

/** Returns all of a creator's items of a kind, in the order of the public profile. @throws Failure */
async function readOwn(user: Owner, tipo: Tipo): Promise<FoundCard[]> {
  const { uid: id, username, displayName, photoUrl: imagen } = user;
  const usuario = { id, username, nombre: displayName ?? username, imagen };
  const now = new Date(serverNow());
  const items = await (tipo === 'link' ? ownLinks() : ownAgenda(tipo, now));
  return items.map(([item, place]) => {
    const card = cardOf(tipo, item, { id: item.id, usuario, now, shownFrom: (url) => url });
    return {
      ...card,
      ...('aforo' in item && { aforo: item.aforo }),
      own: ownFactsOf(item, card, now),
      label: labelOf(item, now),
      // What is held leads to the reason, from where its author gets to the form.
      ...(whyHidden({ ...item, retirado: false }, now) && {
        to: item.retenido
          ? appealPath(`${tipo}/${item.id}`)
          : `/editar-post/${tipo}/${encodeURIComponent(item.id)}`,
      }),
      ...place,
    };
  });
}

/** The first page of a tab. `all`: a creator's own items, read whole. */
export type OwnTab = PageOf<ListedCard> & { all?: readonly FoundCard[] };

/**
 * Returns the first page of a tab: a creator's own items, or a personal user's likes.
 * @throws Failure
 */
export async function ownPage(user: Owner, tab: Exclude<PerfilTab, 'info'>): Promise<OwnTab> {
  const tipo: Tipo = TIPO_OF_TAB[tab];
  if (!mayPublish(user.role)) return likedPage(tab, null);
  const all = await readOwn(user, tipo);
  return { ...pageOf(all, null), all };
}

/** A page of what a personal user likes. */
export function likedPage(tab: Exclude<PerfilTab, 'info'>, cursor: string | null): Promise<PageOf<Card>> {
  const tipo: Tipo = TIPO_OF_TAB[tab];
  return tipo === 'link' ? Promise.resolve({ items: [], cursor: null }) : listLiked(tipo, cursor);
}
