import { datedOf, diaOrNull as dia, hoursOf } from '../evento/dated.ts';
import { occurrence, placeOf } from '../evento/occurrence.ts';
import { placeByCode } from '../localidad/places.ts';
import type { Tipo } from '../values/ids.ts';
import { agendaDay, dayEnds, type LocalTime, localTime } from '../values/local-time.ts';
import type { Stored } from './kinds-schema.ts';

/** The fields of each kind of item that its derived fields are made of; any parsed document has them. */
export type DerivedSource = {
  evento: Pick<
    Stored['evento'],
    | 'localidad'
    | 'modalidad'
    | 'fechaExacta'
    | 'fechaPeriodica'
    | 'fechaDesde'
    | 'fechaHasta'
    | 'horaInicio'
    | 'horaFin'
  > &
    Partial<Pick<Stored['evento'], 'fechaFin' | 'estado' | 'excepciones'>>;
  curso: Pick<
    Stored['curso'],
    'localidad' | 'modalidad' | 'fechaDesde' | 'fechaHasta' | 'horaInicio' | 'horaFin'
  >;
  promo: Pick<Stored['promo'], 'fechaHasta' | 'localidad'>;
  link: object;
};

export type DerivedContext = {
  /** Whether the owner's items are shown now (`isListed`). */
  visible: boolean;
  now: Date;
  author: { localidad: string | null };
};

export type Derived = {
  proximaFecha: Date | null;
  visible: boolean;
  /** Code of the place it is in, and of the zona around it. */
  localidadEfectiva: string | null;
  zona: string | null;
};

/** By what each kind is put in order at a moment; `null` for what has no date. */
const PLACE: { [T in Tipo]: (doc: DerivedSource[T], now: LocalTime) => Date | null } = {
  evento: (evento, now) => {
    const time = occurrence(datedOf(evento), now);
    return time && placeOf(time.dia, time);
  },
  curso: (curso, now) => {
    const [from, to] = [dia(curso.fechaDesde), dia(curso.fechaHasta)];
    const counts = from && from >= agendaDay(now) ? from : (to ?? from);
    return counts ? placeOf(counts, hoursOf(curso)) : null;
  },
  promo: ({ fechaHasta }) => {
    const to = dia(fechaHasta);
    return to ? dayEnds(to) : null;
  },
  link: () => null,
};

/** The moment an item is put in order by, at a moment; `null` for what has no date (`derive` says which it is). */
export const placeAt = <T extends Tipo>(tipo: T, doc: DerivedSource[T], now: Date): Date | null =>
  PLACE[tipo](doc, localTime(now));

/**
 * The derived fields of an item, as triggers store them (`cantLikes` apart, which counts other documents).
 * Pure: the same arguments give the same answer. `proximaFecha` is the moment an item is put in order by:
 * - evento: when it takes place (`placeOf`); of a weekly one, or one of several days, the time that is on or the next; `null` while it is put off;
 * - curso: its first day, or the last one when that is over (the first again if there is no last);
 * - promo: the end of its last day (`null` if there is none: it goes on);
 * - link, and whatever has no date: `null`.
 * `localidadEfectiva` and `zona` are of its own place, or its owner's; what is virtual, and a link, has none. A code that the list does not know is none.
 * A stored value that has passed may be out of date: derive again daily.
 */
export function derive<T extends Tipo>(
  tipo: T,
  doc: DerivedSource[T],
  { visible, now, author }: DerivedContext,
): Derived {
  const { localidad, modalidad } = doc as { localidad?: string | null; modalidad?: string };
  const there = tipo !== 'link' && modalidad !== 'Virtual';
  const place = there ? (placeByCode(localidad) ?? placeByCode(author.localidad)) : null;
  return {
    proximaFecha: placeAt(tipo, doc, now),
    visible,
    localidadEfectiva: place?.code ?? null,
    zona: place?.zona ?? null,
  };
}
