import type { ExploreParams, Pagina } from 'domain/api';
import { paginaSchema } from 'domain/api-schema';
import { diaDe } from 'domain/fecha';
import type { Tipo } from 'domain/ids';
import { LIMITES } from 'domain/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { uidDeReferencia } from '../../shared/refs.ts';
import { tarjeta } from './card.ts';
import { escribirCursor, type Posicion } from './cursor.ts';
import { autorDe, leerAutores } from './owners.ts';
import { leerPagina, type PaginaLeida } from './page.ts';
import { planear } from './plan.ts';

export type ReadDeps = { db: Firestore; now: () => Date };
export type ExplorePedido = Omit<ExploreParams, 'cursor' | 'limite' | 'q'> & {
  q?: string;
  limite?: number;
  cursor?: Posicion | null | undefined;
};

/** A page that was read as a page of the wire contract, its owners joined in one batched read. */
export async function aPagina<T extends Tipo>(
  db: Firestore,
  tipo: T,
  { items, sigue }: PaginaLeida<T>,
): Promise<Pagina> {
  const autores = await leerAutores(db, items);
  return paginaSchema.parse({
    items: items.map(({ id, doc }) => {
      const uid = uidDeReferencia(doc.refUsuario) ?? 'nadie';
      return tarjeta(tipo, id, doc, autores.get(uid) ?? autorDe(uid, null));
    }),
    cursor: sigue ? escribirCursor(sigue) : null,
  });
}

/** `GET /api/explore`: one page of one kind, upcoming first. Reads: see docs/data.md. */
export async function explorar(
  { db, now }: ReadDeps,
  { cursor = null, limite = LIMITES.pagina, ...pedido }: ExplorePedido,
): Promise<Pagina> {
  const hoy = diaDe(now());
  const plan = planear(pedido, cursor?.dia ?? hoy);
  return aPagina(db, pedido.tipo, await leerPagina(db, plan, { desde: cursor, hoy, limite }));
}
