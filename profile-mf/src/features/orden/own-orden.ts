import { messages } from '@vidriera/domain/messages/messages';
import type { OwnLinks } from '@vidriera/domain/orden/move';
import { isHeading, NO_ORDER, type Orden } from '@vidriera/domain/orden/orden';
import { ordenStoredSchema } from '@vidriera/domain/orden/schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { type Connected, connect } from '@vidriera/kit/data/connection';
import { listOwn, type OwnPage } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { withFailures } from '@vidriera/session/firebase-failure';

/** Items per query; one more tells whether there are others. */
const AT_ONCE = LIMITS.maxPage - 1;

/** Returns all own items of a kind, newest first; read from the documents, because an index lags behind a new item. */
export async function allOwn<T extends Tipo>(tipo: T): Promise<OwnItem<T>[]> {
  const all: OwnItem<T>[] = [];
  let cursor: string | null = null;
  do {
    const page: OwnPage<T> = await listOwn(tipo, cursor, { limit: AT_ONCE });
    all.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  return all;
}

/** Parses a stored order. */
export const ordenOf = (data: unknown): Orden => ordenStoredSchema.safeParse(data).data ?? NO_ORDER;

/**
 * Reads how the signed-in creator arranged their profile.
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export const readOrden = ({ connection = connect }: Connected = {}): Promise<Orden> =>
  withFailures(async () => {
    const { db, doc, getDoc, uid } = await connection();
    return ordenOf((await getDoc(doc(db, 'orden', uid))).data());
  }, messages.orden.notLoaded);

/** The order, and all own links. */
export interface OwnOrden {
  orden: Orden;
  links: OwnItem<'link'>[];
  own: OwnLinks;
}

/** Reads the order, then the links: an id that the order had before, and the links lack, is gone. @throws Failure as `readOrden` */
export async function readOwnLinks(): Promise<OwnOrden> {
  const orden = await readOrden();
  const links = await allOwn('link');
  const ids = links.map(({ id }) => id);
  const there = new Set<string>(ids);
  const named = [...orden.lista, ...orden.fijados.link];
  const gone = new Set(named.filter((key) => !isHeading(key) && !there.has(key)));
  return { orden, links, own: { ids, gone } };
}
