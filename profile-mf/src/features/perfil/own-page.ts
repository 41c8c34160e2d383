import type { PerfilTab } from '@vidriera/domain/api/api';
import { whyHidden } from '@vidriera/domain/item/access';
import { cardOf } from '@vidriera/domain/item/wire-schema';
import { mayPublish } from '@vidriera/domain/usuario/may';
import type { Tipo, TipoAgenda } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { localTime } from '@vidriera/domain/values/local-time';
import { listLiked } from '@vidriera/kit/requests/public-items';
import { listOwn, type OwnPage } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import type { PageOf } from '@vidriera/kit/use-pages';
import { visibilityLabel } from '@vidriera/kit/visibility-words';
import type { SessionUser } from '@vidriera/session';
import type { ListedCard } from '../parts/list.tsx';
import { TIPO_OF_TAB } from '../parts/tabs.ts';
import { byDates } from './by-dates.ts';

/** An own item's card. `aforo`: an event's seats. A hidden one leads to its form. */
export type OwnCard = ListedCard & { aforo?: number | undefined };

const EMPTY: PageOf<OwnCard> = { items: [], cursor: null };

/** Items per query; one more tells whether there are others. */
const AT_ONCE = LIMITS.maxPage - 1;

/** Returns all own items of a kind by date; read from the documents, because an index lags behind a new item. */
async function allByDates(tipo: TipoAgenda, now: Date): Promise<OwnItem<TipoAgenda>[]> {
  const all: OwnItem<TipoAgenda>[] = [];
  let cursor: string | null = null;
  do {
    const page: OwnPage<TipoAgenda> = await listOwn(tipo, cursor, { limit: AT_ONCE });
    all.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  return byDates(tipo, all, localTime(now));
}

/** The last read list, for further pages. */
let known: { key: string; items: OwnItem[] } | undefined;

/** A page of own items: links newest first, others by date. */
async function ownItems(uid: string, tipo: Tipo, cursor: string | null, now: Date): Promise<OwnPage> {
  if (tipo === 'link') return listOwn(tipo, cursor);
  const key = `${uid} ${tipo}`;
  if (!cursor || known?.key !== key) known = { key, items: await allByDates(tipo, now) };
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
    items: items.map((item) => ({
      ...cardOf(tipo, item, { id: item.id, usuario, now, shownFrom: (url) => url }),
      ...('aforo' in item && { aforo: item.aforo }),
      label: visibilityLabel(item, now) ?? undefined,
      ...(whyHidden({ ...item, retirado: false }, now) && {
        to: `/editar-post/${tipo}/${encodeURIComponent(item.id)}`,
      }),
    })),
    cursor: following,
  };
}
