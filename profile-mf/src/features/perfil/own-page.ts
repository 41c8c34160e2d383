import type { PerfilTab } from 'domain/api/api';
import { type Card, cardOf } from 'domain/item/wire-schema';
import { mayPublish } from 'domain/usuario/may';
import type { Tipo } from 'domain/values/ids';
import { listLiked } from 'kit/data/public-items';
import { listOwn } from 'kit/data/read';
import type { SessionUser } from 'kit/session';
import type { PageOf } from 'kit/use-pages';
import { TIPO_OF_TAB } from '../parts/tabs.ts';

/** An own item as its card shows it. `aforo`: seats that an event keeps. */
export type OwnCard = Card & { aforo?: number | undefined };

const EMPTY: PageOf<OwnCard> = { items: [], cursor: null };

/**
 * A page of a tab: a creator's own items, or what a personal user likes of the kind.
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
  const { items, cursor: following } = await listOwn(tipo, cursor);
  const now = new Date();
  return {
    items: items.map((item) => ({
      ...cardOf(tipo, item, { id: item.id, usuario, now, shownFrom: (url) => url }),
      ...('aforo' in item && { aforo: item.aforo }),
    })),
    cursor: following,
  };
}
