import { proximaFecha } from '../evento/recurrencia.ts';
import { diaOf, ZONE } from '../values/fecha.ts';
import type { Tipo } from '../values/ids.ts';
import { LIMITS } from '../values/limits.ts';
import type { Stored } from './kinds-schema.ts';
import { chunks, singular } from './search.ts';

/** The fields of each kind of item that its derived fields are made of; any parsed document has them. */
export type DerivedSource = {
  evento: Pick<
    Stored['evento'],
    'titulo' | 'descripcion' | 'direccion' | 'categoria' | 'fechaExacta' | 'fechaPeriodica' | 'fechaDesde'
  >;
  curso: Pick<
    Stored['curso'],
    'titulo' | 'descripcion' | 'direccion' | 'tituloCategoria' | 'nombreProfe' | 'fechaDesde' | 'fechaHasta'
  >;
  promo: Pick<Stored['promo'], 'titulo' | 'descripcion' | 'fechaDesde' | 'fechaHasta'>;
  link: Pick<Stored['link'], 'titulo' | 'descripcion'>;
};

export type DerivedContext = {
  /** Whether the owner's items are shown now (`isListed`). */
  visible: boolean;
  /** The moment that makes "today". */
  now: Date;
  author: { username: string; nombre: string | null };
  zone?: string;
};

export type Derived = { busqueda: string[]; proximaFecha: Date | null; visible: boolean };

type AnySource = Partial<
  Record<'direccion' | 'categoria' | 'tituloCategoria' | 'nombreProfe', string | null>
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

/**
 * The next date that matters of something that lasts from one day to another: its first day while that is to come, then
 * its last. Without a last day: `oneDia` tells whether it was over on its first (a workshop) or goes on (a promo: `null`).
 */
function nextOfRange(from: Date | null, to: Date | null, oneDia: boolean, now: Date, zone: string) {
  if (from && diaOf(from, zone) >= diaOf(now, zone)) return from;
  return to ?? (oneDia ? from : null);
}

function next<T extends Tipo>(tipo: T, doc: DerivedSource[T], now: Date, zone: string): Date | null {
  switch (tipo) {
    case 'evento':
      return proximaFecha(doc as DerivedSource['evento'], now, zone);
    case 'curso': {
      const curso = doc as DerivedSource['curso'];
      return nextOfRange(curso.fechaDesde, curso.fechaHasta, true, now, zone);
    }
    case 'promo': {
      const promo = doc as DerivedSource['promo'];
      return nextOfRange(promo.fechaDesde, promo.fechaHasta, false, now, zone);
    }
    default:
      return null;
  }
}

/**
 * The derived fields of an item, as triggers store them (`cantLikes` apart, which counts other documents).
 * Pure: the same arguments give the same answer. `proximaFecha` is the local midnight of
 * - evento: the exact date (past ones too) or the recurrence's next day, today included;
 * - curso: the first day, or the last one once it has begun (the first again if there is no last);
 * - promo: the first day, or the last one once it has begun (`null` if there is no last: it goes on);
 * - link, and whatever has no date: `null`.
 * A stored value earlier than today may be out of date: derive again daily.
 */
export function derive<T extends Tipo>(
  tipo: T,
  doc: DerivedSource[T],
  { visible, now, author, zone = ZONE }: DerivedContext,
): Derived {
  const { direccion, categoria, tituloCategoria, nombreProfe } = doc as AnySource;
  return {
    busqueda: searchTokens(
      [doc.titulo, categoria ?? tituloCategoria, author.nombre, author.username, nombreProfe, direccion],
      [doc.descripcion],
    ),
    proximaFecha: next(tipo, doc, now, zone),
    visible,
  };
}
