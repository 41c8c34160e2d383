import type { ExploreParams } from 'domain/api';
import { palabras, palabrasBuscadas } from 'domain/busqueda';
import { type Dia, medianoche, sumarDias, ventana } from 'domain/fecha';
import type { TipoAgenda } from 'domain/ids';
import type { DocumentReference } from 'firebase-admin/firestore';
import { type Agenda, FASES, type Fase } from '../../shared/queries.ts';
import { CAMPO_CATEGORIA, type DocDe } from '../../shared/stored-item.ts';

/** How a list is read: which parts, by what index, and what is still to be checked of each document. */
export type Plan = {
  tipo: TipoAgenda;
  fases: readonly Fase[];
  filtro: Pick<Agenda, 'desde' | 'antesDe' | 'categoria' | 'palabra' | 'duenio'>;
  /** `null` when the index alone answers, so that every document read is shown. */
  pasa: ((doc: DocDe[TipoAgenda]) => boolean) | null;
};

export type Pedido = Partial<Pick<ExploreParams, 'q' | 'categoria' | 'fecha'>> & {
  tipo: TipoAgenda;
  duenio?: DocumentReference;
};

/** The word that fewest items are likely to have: the longest. */
const masSelectiva = (lista: string[]): string | undefined =>
  lista.reduce<string | undefined>(
    (mejor, una) => (una.length > (mejor?.length ?? 0) ? una : mejor),
    undefined,
  );

/**
 * Plans a list. One search word, or a category, goes to the index; of several words the most selective does, and the
 * rest (with the category) is checked in what comes back. A promo has no category: those that mention it are meant.
 * A window of dates means an event's next day, and for courses and promos that they are on within it.
 */
export function planear({ tipo, q = '', categoria, fecha, duenio }: Pedido, hoy: Dia): Plan {
  const buscadas = palabrasBuscadas(q);
  const campo = CAMPO_CATEGORIA[tipo];
  if (categoria && !campo) buscadas.push(...palabras(categoria));
  const palabra = masSelectiva(buscadas);
  const resto = buscadas.filter((una) => una !== palabra);
  const categoriaSuelta = palabra && campo ? categoria : undefined;
  const [primero, ultimo] = fecha ? ventana(fecha, hoy) : [];
  const inicio = medianoche(primero) ?? undefined;
  const fin = ultimo ? (medianoche(sumarDias(ultimo, 1)) ?? undefined) : undefined;

  const pruebas: ((doc: DocDe[TipoAgenda]) => boolean)[] = [];
  if (resto.length > 0) pruebas.push((doc) => resto.every((una) => doc.busqueda.includes(una)));
  if (categoriaSuelta && campo) {
    pruebas.push((doc) => (doc as unknown as Record<string, unknown>)[campo] === categoriaSuelta);
  }
  if (inicio && fin && tipo !== 'evento') pruebas.push((doc) => transcurre(tipo, doc, inicio, fin));

  return {
    tipo,
    fases: fasesDe(tipo, fecha !== undefined),
    filtro: {
      desde: tipo === 'evento' ? inicio : undefined,
      antesDe: tipo === 'evento' ? fin : undefined,
      categoria: palabra ? undefined : categoria,
      palabra,
      duenio,
    },
    pasa: pruebas.length > 0 ? (doc) => pruebas.every((prueba) => prueba(doc)) : null,
  };
}

/** Whether a course or promo is on at some moment of [inicio, fin). Without a last day a promo goes on; a course was one day. */
function transcurre(tipo: TipoAgenda, doc: DocDe[TipoAgenda], inicio: Date, fin: Date): boolean {
  const { fechaDesde = null, fechaHasta = null }: Duracion = doc;
  const termina = fechaHasta ?? (tipo === 'curso' ? fechaDesde : null);
  return (!fechaDesde || fechaDesde < fin) && (!termina || termina >= inicio);
}
type Duracion = { fechaDesde?: Date | null; fechaHasta?: Date | null };

/** Without a window, all. With one, what is to come; and promos without a last day, which go on. */
function fasesDe(tipo: TipoAgenda, conVentana: boolean): readonly Fase[] {
  if (!conVentana) return FASES;
  return tipo === 'promo' ? ['proximas', 'sinFecha'] : ['proximas'];
}
