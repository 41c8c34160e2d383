import { cardOfEntry } from '@vidriera/domain/agenda/card-schema';
import { type Related, relatedSchema } from '@vidriera/domain/api/schema';
import { categoriaTituloSchema } from '@vidriera/domain/categoria/schema';
import { isCalledOff } from '@vidriera/domain/evento/state';
import type { AgendaCard, Card } from '@vidriera/domain/item/wire-schema';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { readVisible, type StoredItem } from '../../../base/firestore/readable-items.ts';
import { NotBuilt } from '../../../items/agenda/read.ts';
import type { Lists } from '../../../items/lists/lists.ts';
import { cardsOf, type ReadDeps } from './cards.ts';
import { authorAt, readAuthors } from './owners.ts';
import { readPage } from './page.ts';
import { plan, type Request } from './plan.ts';

/** Cards of each list: a row on a desktop. A fourth costs each page 0.5 KB of HTML. */
const CARDS = 3;
/** Similar items read, so that other owners' can come first. */
const LOOKED_AT = 5;

type Deps = ReadDeps & { lists: Lists };

/** Returns upcoming items of a kind and category in a zona, soonest first; empty before the first agenda. */
async function readNearby(
  { lists }: Deps,
  tipo: TipoAgenda,
  { zona, categoria }: { zona: string | null; categoria: Request['categoria'] },
  at: Date,
): Promise<AgendaCard[]> {
  if (!zona) return [];
  const list = await lists.ordered({ en: zona, categoria }, tipo, {}, localTime(at)).catch((error) => {
    if (error instanceof NotBuilt) return [];
    throw error;
  });
  return list
    .filter(({ entry, phase }) => phase !== 'past' && !isCalledOff(entry))
    .slice(0, LOOKED_AT + CARDS)
    .map((timedEntry) => cardOfEntry(timedEntry, authorAt(timedEntry.entry.uid, timedEntry.owner, at)));
}

/**
 * `GET /api/items/{tipo}/{id}/relacionados`; `null` for a missing or hidden item. From its owner: the same
 * kind, or the first kind with items. From others: kind and category, first in its zona, then elsewhere with
 * the city. Reads: see docs/data.md.
 */
export async function related(deps: Deps, tipo: TipoAgenda, id: string): Promise<Related | null> {
  const { db, now } = deps;
  const item = await readVisible({ db, now }, tipo, id);
  if (!item) return null;
  const { uid } = item;
  const { zona } = item.doc as { zona: string | null };
  const categoria = categoriaOf(item);
  const at = now();
  const upcoming = async (request: Request, limit: number): Promise<StoredItem<TipoAgenda>[]> => {
    const planned = plan({ ...request, on: true }, agendaDay(localTime(at)));
    const parts = planned.parts.filter(({ phase }) => phase !== 'past');
    const { items } = await readPage(db, { ...planned, parts }, { from: null, now: at, limit });
    return items.filter((other) => request.tipo !== tipo || other.id !== id);
  };
  const ofOwner = async () => {
    for (const kind of [tipo, ...TIPOS_AGENDA.filter((other) => other !== tipo)]) {
      const items = await upcoming({ tipo: kind, uid }, CARDS + 1);
      if (items.length > 0) return { kind, items: items.slice(0, CARDS) };
    }
    return { kind: tipo, items: [] };
  };
  const [own, near] = await Promise.all([ofOwner(), readNearby(deps, tipo, { zona, categoria }, at)]);
  const shown = new Set<string>([
    id,
    ...(own.kind === tipo ? own.items.map((otherItem) => otherItem.id) : []),
  ]);
  const like = near.filter((card) => !shown.has(card.id));
  const isEnough = like.filter((card) => card.usuario.id !== uid).length >= CARDS;
  const anywhere = isEnough ? [] : await upcoming({ tipo, categoria }, LOOKED_AT);
  const known = new Set([...shown, ...like.map((card) => card.id)]);
  const isElsewhere = (otherItem: StoredItem<TipoAgenda>) => zona !== null && otherItem.doc.zona !== zona;
  const candidates: { of: string; elsewhere: boolean; card?: AgendaCard; item?: StoredItem<TipoAgenda> }[] = [
    ...like.map((card) => ({ of: card.usuario.id, elsewhere: false, card })),
    ...anywhere
      .filter((otherItem) => !known.has(otherItem.id))
      .map((otherItem) => ({ of: otherItem.uid, elsewhere: isElsewhere(otherItem), item: otherItem })),
  ];
  const similar = candidates
    .sort((a, b) => Number(a.elsewhere) - Number(b.elsewhere) || Number(a.of === uid) - Number(b.of === uid))
    .slice(0, CARDS);
  const authors = await readAuthors({ db, now: at }, [
    ...own.items.map((otherItem) => otherItem.uid),
    ...similar.flatMap(({ item: stored }) => stored?.uid ?? []),
  ]);
  return relatedSchema.parse({
    author: cardsOf(own.kind, own.items, authors, at),
    similar: similar.flatMap(({ card, item: stored, elsewhere }): Card[] => {
      if (!stored) return card ? [card] : [];
      return cardsOf(tipo, [stored], authors, at, elsewhere);
    }),
  });
}

/** Returns the category; `undefined` for promos and unknown categories. */
function categoriaOf({ doc }: StoredItem<TipoAgenda>): Request['categoria'] {
  const titulo = 'categoria' in doc ? doc.categoria : 'tituloCategoria' in doc ? doc.tituloCategoria : null;
  return categoriaTituloSchema.safeParse(titulo).data;
}
