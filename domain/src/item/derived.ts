import { datedOf, diaOrNull as dia, hoursOf } from '../evento/dated.ts';
import { occurrence, placeOf } from '../evento/occurrence.ts';
import { placeByCode } from '../localidad/places.ts';
import type { Tipo } from '../values/ids.ts';
import { LIMITS } from '../values/limits.ts';
import { agendaDay, dayEnds, type LocalTime, localTime } from '../values/local-time.ts';
import type { Stored } from './kinds-schema.ts';
import { chunks, singular } from './search.ts';

/** The fields of each kind of item that its derived fields are made of; any parsed document has them. */
export type DerivedSource = {
  evento: Pick<
    Stored['evento'],
    | 'titulo'
    | 'descripcion'
    | 'direccion'
    | 'localidad'
    | 'modalidad'
    | 'categoria'
    | 'fechaExacta'
    | 'fechaPeriodica'
    | 'fechaDesde'
    | 'fechaHasta'
    | 'horaInicio'
    | 'horaFin'
  >;
  curso: Pick<
    Stored['curso'],
    | 'titulo'
    | 'descripcion'
    | 'direccion'
    | 'localidad'
    | 'modalidad'
    | 'tituloCategoria'
    | 'nombreProfe'
    | 'fechaDesde'
    | 'fechaHasta'
    | 'horaInicio'
    | 'horaFin'
  >;
  promo: Pick<Stored['promo'], 'titulo' | 'descripcion' | 'fechaHasta' | 'localidad'>;
  link: Pick<Stored['link'], 'titulo' | 'descripcion'>;
};

export type DerivedContext = {
  /** Whether the owner's items are shown now (`isListed`). */
  visible: boolean;
  now: Date;
  author: { username: string; nombre: string | null; localidad: string | null };
};

export type Derived = {
  busqueda: string[];
  proximaFecha: Date | null;
  visible: boolean;
  /** Code of the place it is in, and of the zona around it. */
  localidadEfectiva: string | null;
  zona: string | null;
};

type AnySource = Partial<
  Record<
    'direccion' | 'categoria' | 'tituloCategoria' | 'nombreProfe' | 'localidad' | 'modalidad',
    string | null
  >
>;

/**
 * Search tokens of texts ordered by weight: every whole word first, then the beginnings (two letters or more) of the
 * words of `full`, so that a search finds while it is being typed; words of `loose` count only whole. Bounded by
 * `LIMITS.searchTokens`: what does not fit falls off the end. Tokens are folded and without plural endings, as
 * `searchWords` makes them.
 */
export function searchTokens(
  full: (string | null | undefined)[],
  loose: (string | null | undefined)[] = [],
): string[] {
  const whole = full.flatMap((text) => chunks(text ?? ''));
  const tokens = new Set(whole.map(singular));
  for (const word of whole) {
    const letters = [...word];
    for (let length = 2; length < letters.length; length++)
      tokens.add(singular(letters.slice(0, length).join('')));
  }
  for (const word of loose.flatMap((text) => chunks(text ?? ''))) {
    if (word.length > 2) tokens.add(singular(word));
  }
  return [...tokens].slice(0, LIMITS.searchTokens);
}

/** By what each kind is put in order at a moment; `null` for what has no date. */
const PLACE: { [T in Tipo]: (doc: DerivedSource[T], now: LocalTime) => Date | null } = {
  evento: (evento, now) => {
    const dated = datedOf(evento);
    const time = occurrence(dated, now);
    return time && placeOf(time.dia, dated);
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
 * - evento: when it takes place (`placeOf`); of a weekly one, the time that is on or the next;
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
  const { direccion, categoria, tituloCategoria, nombreProfe, localidad, modalidad } = doc as AnySource;
  const there = tipo !== 'link' && modalidad !== 'Virtual';
  const place = there ? (placeByCode(localidad) ?? placeByCode(author.localidad)) : null;
  return {
    busqueda: searchTokens(
      [doc.titulo, categoria ?? tituloCategoria, author.nombre, author.username, nombreProfe, direccion],
      [doc.descripcion],
    ),
    proximaFecha: placeAt(tipo, doc, now),
    visible,
    localidadEfectiva: place?.code ?? null,
    zona: place?.zona ?? null,
  };
}
