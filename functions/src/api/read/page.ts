import { type Dia, medianoche } from 'domain/fecha';
import type { Tipo, TipoAgenda } from 'domain/ids';
import { itemIdSchema } from 'domain/ids-schema';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { aQuery, type Consulta, consultas, type Fase } from '../../shared/queries.ts';
import { type DocDe, leerItem } from '../../shared/stored-item.ts';
import type { Posicion } from './cursor.ts';
import { camposLeidos } from './fields.ts';
import type { Plan } from './plan.ts';

/**
 * Most documents one request reads of a list when not all of them pass (several search words, or a window of dates over
 * courses and promos). A page that ends here may be short, even empty; its cursor goes on.
 */
export const TOPE_LECTURAS = 200;
/** Documents asked for at a time while not all pass. */
const LOTE = 50;

type ItemLeido<T extends Tipo = Tipo> = { id: string; doc: DocDe[T] };
/** `sigue` is there whenever the page is full: nothing is read to know whether the next one holds anything. */
export type PaginaLeida<T extends Tipo = Tipo> = { items: ItemLeido<T>[]; sigue: Posicion | null };

/** A document's place in the order of its part. */
function lugar(fase: Fase, doc: DocumentSnapshot): Posicion['tras'] {
  const fecha: unknown = doc.get(fase === 'sinFecha' ? 'createdAt' : 'proximaFecha');
  if (!(fecha instanceof Timestamp)) throw new Error(`${doc.ref.path} has no date to be ordered by`);
  return { s: fecha.seconds, n: fecha.nanoseconds, id: itemIdSchema.parse(doc.id) };
}

/** Asks for `cuantos` documents of a query, from a place on. */
function pedir(db: Firestore, consulta: Consulta, tras: Posicion['tras'], campos: string[], cuantos: number) {
  const query = aQuery(db, consulta)
    .select(...campos)
    .limit(cuantos);
  return (tras ? query.startAfter(new Timestamp(tras.s, tras.n), tras.id) : query).get();
}

/**
 * Reads one page of an agenda, part after part. Without `plan.pasa` it reads `limite` documents at most (and one empty
 * answer for each part that is through); with it, `TOPE_LECTURAS` at most.
 */
export async function leerPagina(
  db: Firestore,
  plan: Plan,
  { desde, hoy, limite }: { desde: Posicion | null; hoy: Dia; limite: number },
): Promise<PaginaLeida<TipoAgenda>> {
  const dia = desde?.dia ?? hoy;
  const corte = medianoche(dia);
  if (!corte) throw new RangeError(`Not a day: ${dia}`);
  const campos = camposLeidos(plan.tipo, plan.pasa !== null);
  const fases = plan.fases.slice(Math.max(0, desde ? plan.fases.indexOf(desde.fase) : 0));
  const items: ItemLeido<TipoAgenda>[] = [];
  let tras = desde?.tras ?? null;
  let quedan = plan.pasa ? TOPE_LECTURAS : limite;

  for (const fase of fases) {
    const consulta = consultas.agenda({ tipo: plan.tipo, fase, hoy: corte, ...plan.filtro });
    for (;;) {
      const cuantos = Math.min(quedan, plan.pasa ? LOTE : limite - items.length);
      const { docs } = await pedir(db, consulta, tras, campos, cuantos);
      quedan -= docs.length;
      for (const snapshot of docs) {
        tras = lugar(fase, snapshot);
        const doc = leerItem(plan.tipo, snapshot.data());
        if (!doc) logger.warn('Unreadable item left out', { path: snapshot.ref.path });
        if (!doc || (plan.pasa && !plan.pasa(doc))) continue;
        items.push({ id: snapshot.id, doc });
        if (items.length === limite) return { items, sigue: { fase, dia, tras } };
      }
      if (quedan <= 0) return { items, sigue: { fase, dia, tras } };
      if (docs.length < cuantos) break;
    }
    tras = null;
  }
  return { items, sigue: null };
}

/** Reads one page of a query ordered by `createdAt`: at most `limite` documents. */
export async function leerRecientes<T extends Tipo>(
  db: Firestore,
  tipo: T,
  consulta: Consulta,
  { desde, hoy, limite }: { desde: Posicion | null; hoy: Dia; limite: number },
): Promise<PaginaLeida<T>> {
  const { docs } = await pedir(db, consulta, desde?.tras ?? null, camposLeidos(tipo, false), limite);
  const ultimo = docs.length === limite ? docs.at(-1) : undefined;
  return {
    items: docs.flatMap((snapshot) => {
      const doc = leerItem(tipo, snapshot.data());
      return doc ? [{ id: snapshot.id, doc }] : [];
    }),
    sigue: ultimo ? { fase: 'sinFecha', dia: hoy, tras: lugar('sinFecha', ultimo) } : null,
  };
}
