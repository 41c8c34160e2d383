import type { ExploreParams } from 'domain/api/schema';
import type { Stored } from 'domain/item/kinds-schema';
import { searchWords, words } from 'domain/item/search';
import { addDays, DAYS, type Dia, dateToDia, type ListDates, range } from 'domain/values/fecha';
import type { TipoAgenda } from 'domain/values/ids';
import { type Agenda, PHASES, type Phase } from '../../shared/queries.ts';
import { CATEGORIA_FIELD } from '../../shared/stored-item.ts';

/** A part of a list, and the first and last day of the agenda on which an event of it takes place, if that is asked. */
export type Part = { phase: Phase; days: [Dia, Dia] | null };

/** How a list is read: which parts, by what index, and what is still to be checked of each document. */
export type Plan = {
  tipo: TipoAgenda;
  parts: readonly Part[];
  filter: Pick<Agenda, 'categoria' | 'word' | 'uid'>;
  /** `null` when the index alone answers, so that every document read is shown. */
  passes: ((doc: Stored[TipoAgenda]) => boolean) | null;
};

export type Request = Partial<Pick<ExploreParams, 'q' | 'categoria' | 'fecha'>> & {
  tipo: TipoAgenda;
  uid?: string;
};

/** The word that fewest items are likely to have: the longest. */
const mostSelective = (list: string[]): string | undefined =>
  list.reduce<string | undefined>(
    (best, item) => (item.length > (best?.length ?? 0) ? item : best),
    undefined,
  );

/**
 * Plans a list. One search word, or a category, goes to the index; of several words the most selective does, and the
 * rest (with the category) is checked in what comes back. A promo has no category: those that mention it are meant.
 * A window of dates means an event's next day, and for courses and promos that they are on within it; 'no-finde' is all that is not of
 * the weekend's, what has no date and what is over included.
 * @param today by the agenda
 */
export function plan({ tipo, q = '', categoria, fecha, uid }: Request, today: Dia): Plan {
  const sought = searchWords(q);
  const field = CATEGORIA_FIELD[tipo];
  if (categoria && !field) sought.push(...words(categoria));
  const word = mostSelective(sought);
  const rest = sought.filter((item) => item !== word);
  const looseCategoria = word && field ? categoria : undefined;
  const notThen = fecha === 'no-finde';
  const days = fecha && fecha !== 'sin-fecha' ? range(notThen ? 'finde' : fecha, today) : null;
  const windows = !days || tipo !== 'evento' ? [null] : notThen ? around(days) : [days];

  const tests: ((doc: Stored[TipoAgenda]) => boolean)[] = [];
  if (rest.length > 0) tests.push((doc) => rest.every((item) => doc.busqueda.includes(item)));
  if (looseCategoria && field) {
    tests.push((doc) => (doc as unknown as Record<string, unknown>)[field] === looseCategoria);
  }
  if (days && tipo !== 'evento') tests.push((doc) => runs(tipo, doc, days) !== notThen);

  return {
    tipo,
    parts: phasesOf(tipo, fecha).flatMap((phase) =>
      (phase === 'upcoming' ? windows : [null]).map((window) => ({ phase, days: window })),
    ),
    filter: { categoria: word ? undefined : categoria, word, uid },
    passes: tests.length > 0 ? (doc) => tests.every((test) => test(doc)) : null,
  };
}

/** Whether a course or promo is on some day of a window. Without a last day a promo goes on; a course was one day. */
function runs(tipo: TipoAgenda, doc: Stored[TipoAgenda], [first, last]: [Dia, Dia]): boolean {
  const { fechaDesde = null, fechaHasta = null }: Duration = doc;
  const ends = fechaHasta ?? (tipo === 'curso' ? fechaDesde : null);
  return (!fechaDesde || dateToDia(fechaDesde) <= last) && (!ends || dateToDia(ends) >= first);
}
type Duration = { fechaDesde?: Date | null; fechaHasta?: Date | null };

/** The days before a window, and those after it. */
const around = ([first, last]: [Dia, Dia]): [Dia, Dia][] => [
  [DAYS.from, addDays(first, -1)],
  [addDays(last, 1), DAYS.before],
];

/** The phases of a list. Without a window, all. With one, what is to come; and promos without a last day, which go on. */
export function phasesOf(tipo: TipoAgenda, fecha: ListDates | undefined): readonly Phase[] {
  if (!fecha || fecha === 'no-finde') return PHASES;
  if (fecha === 'sin-fecha') return ['sinFecha'];
  return tipo === 'promo' ? ['upcoming', 'sinFecha'] : ['upcoming'];
}
