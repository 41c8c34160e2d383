import { PHASES, type Phase } from '@vidriera/domain/agenda/order';
import type { PerfilTab } from '@vidriera/domain/api/api';
import type { Page } from '@vidriera/domain/api/schema';
import { cardOf } from '@vidriera/domain/item/public-item';
import { isPast } from '@vidriera/domain/item/time';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { NO_ORDER, type Orden } from '@vidriera/domain/orden/orden';
import { ordenStoredSchema } from '@vidriera/domain/orden/schema';
import type { Tipo, TipoAgenda } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import type { Firestore } from 'firebase-admin/firestore';
import { readItem, type StoredItem } from '../../../base/firestore/readable-items.ts';
import { refs } from '../../../base/firestore/refs.ts';
import { type ReadDeps, toPage } from './cards.ts';
import type { CursorPosition } from './cursor.ts';
import { authorOf } from './owners.ts';
import { readPage } from './page.ts';
import { plan } from './plan.ts';
import { readLinks } from './profile-links.ts';

const TIPO_OF_TAB = { eventos: 'evento', cursos: 'curso', promos: 'promo' } as const satisfies Partial<
  Record<PerfilTab, TipoAgenda>
>;

export function listOfTab(tab: PerfilTab): { tipo: Tipo; phases: readonly Phase[] } | null {
  if (tab === 'info') return null;
  return tab === 'links'
    ? { tipo: 'link', phases: ['sinFecha'] }
    : { tipo: TIPO_OF_TAB[tab], phases: PHASES };
}

/** Links at the start of the info tab. */
const FIRST_LINKS = 3;

/** A tab of a profile. `page` is `null` for info, which has `firstLinks`. */
interface ReadTab {
  tab: PerfilTab;
  page: Page | null;
  firstLinks: CardOf<'link'>[];
}

/** The tab of somebody who publishes nothing. */
export const emptyTab = (tab: PerfilTab = 'info'): ReadTab => ({
  tab,
  page: tab === 'info' ? null : { items: [], cursor: null },
  firstLinks: [],
});

/** Returns how a creator arranged their profile; an unreadable document counts as none. One read. */
async function readOrden(db: Firestore, uid: string): Promise<Orden> {
  const snapshot = await refs.orden(db, uid).get();
  return ordenStoredSchema.safeParse(snapshot.data()).data ?? NO_ORDER;
}

/** Returns a page of a creator's tab. @param requestedTab `undefined`: the tab that the creator opens first */
export async function readTab(
  deps: ReadDeps,
  uid: string,
  requestedTab: PerfilTab | undefined,
  from: CursorPosition | null,
): Promise<ReadTab> {
  const orden = await readOrden(deps.db, uid);
  const tab = requestedTab ?? orden.pestana ?? 'info';
  if (tab === 'info') {
    const { items } = await readLinks(deps, uid, orden, null, FIRST_LINKS);
    return { tab, page: null, firstLinks: items.filter((item) => item.tipo === 'link') };
  }
  const page =
    tab === 'links'
      ? await readLinks(deps, uid, orden, from, LIMITS.page)
      : await readAgenda(deps, uid, TIPO_OF_TAB[tab], orden, from);
  return { tab, page, firstLinks: [] };
}

/** Returns a page of events, courses or promos. A pinned one stands first, until it is over. */
async function readAgenda(
  deps: ReadDeps,
  uid: string,
  tipo: TipoAgenda,
  orden: Orden,
  from: CursorPosition | null,
): Promise<Page> {
  const { db } = deps;
  const now = deps.now();
  const planned = plan({ tipo, uid }, agendaDay(localTime(now)));
  const [pin, read] = await Promise.all([
    readPin(db, uid, tipo, orden, now),
    readPage(db, planned, { from, now, limit: LIMITS.page }),
  ]);
  if (!pin) return toPage({ db, now }, tipo, read);
  const otherItems = read.items.filter(({ id }) => id !== pin.id);
  const page = await toPage({ db, now }, tipo, { ...read, items: from ? otherItems : [pin, ...otherItems] });
  return {
    ...page,
    items: page.items.map((card) => (card.id === pin.id ? { ...card, fijado: true } : card)),
  };
}

/** Returns the pinned item if lists have it and it is not over. One read, if one is pinned. */
async function readPin(
  db: Firestore,
  uid: string,
  tipo: TipoAgenda,
  { fijados }: Orden,
  now: Date,
): Promise<StoredItem<TipoAgenda> | null> {
  const [id] = fijados[tipo];
  const item = id === undefined ? null : readItem(tipo, await refs.item(db, tipo, id).get());
  if (item?.uid !== uid || !item.doc.visible) return null;
  const card = cardOf(tipo, item.doc, { id: item.id, usuario: authorOf(uid, null, now), now });
  return isPast(card, localTime(now)) ? null : item;
}
