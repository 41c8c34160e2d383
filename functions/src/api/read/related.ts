import { type Related, relatedSchema } from 'domain/api/schema';
import { categoriaTituloSchema } from 'domain/categoria/schema';
import { TIPOS_AGENDA, type TipoAgenda } from 'domain/values/ids';
import { agendaDay, localTime } from 'domain/values/local-time';
import { readVisible, type StoredItem } from '../../shared/readable-items.ts';
import { cardsOf, type ReadDeps } from './cards.ts';
import { readAuthors } from './owners.ts';
import { readPage } from './page.ts';
import { plan, type Request } from './plan.ts';

/** Cards of each of the two lists: a row on a desk. A fourth would cost each page 0.5 KB of HTML. */
const CARDS = 3;
/** So many that are like it are looked at, so that other owners' come first. */
const LOOKED_AT = 5;

/**
 * `GET /api/items/{tipo}/{id}/relacionados`; `null` when there is no such item that may be seen. Of its owner what is of the same kind, or of the
 * first kind there is anything of; of the others what is of its kind and category. Reads: see docs/data.md.
 */
export async function related({ db, now }: ReadDeps, tipo: TipoAgenda, id: string): Promise<Related | null> {
  const item = await readVisible(db, tipo, id);
  if (!item) return null;
  const { uid } = item;
  const at = now();
  const toCome = async (request: Request, limit: number): Promise<StoredItem<TipoAgenda>[]> => {
    const planned = plan({ ...request, on: true }, agendaDay(localTime(at)));
    const parts = planned.parts.filter(({ phase }) => phase !== 'past');
    const { items } = await readPage(db, { ...planned, parts }, { from: null, now: at, limit });
    return items.filter((other) => request.tipo !== tipo || other.id !== id);
  };
  const ofOwner = async () => {
    for (const kind of [tipo, ...TIPOS_AGENDA.filter((other) => other !== tipo)]) {
      const items = await toCome({ tipo: kind, uid }, CARDS + 1);
      if (items.length > 0) return { kind, items: items.slice(0, CARDS) };
    }
    return { kind: tipo, items: [] };
  };
  const [own, alike] = await Promise.all([
    ofOwner(),
    toCome({ tipo, categoria: categoriaOf(item) }, LOOKED_AT),
  ]);
  const shown = new Set(own.kind === tipo ? own.items.map((one) => one.id) : []);
  const similar = alike
    .filter((one) => !shown.has(one.id))
    .sort((a, b) => Number(a.uid === uid) - Number(b.uid === uid))
    .slice(0, CARDS);
  const authors = await readAuthors(
    { db, now: at },
    [...own.items, ...similar].map((one) => one.uid),
  );
  return relatedSchema.parse({
    author: cardsOf(own.kind, own.items, authors, at),
    similar: cardsOf(tipo, similar, authors, at),
  });
}

/** Its category; `undefined` for a promo, and for what is none of ours. */
function categoriaOf({ doc }: StoredItem<TipoAgenda>): Request['categoria'] {
  const titulo = 'categoria' in doc ? doc.categoria : 'tituloCategoria' in doc ? doc.tituloCategoria : null;
  return categoriaTituloSchema.safeParse(titulo).data;
}
