import { singular, trozos } from './busqueda.ts';
import type { Curso } from './curso.ts';
import type { Evento } from './evento.ts';
import { diaDe, ZONA } from './fecha.ts';
import type { Tipo } from './ids.ts';
import { LIMITES } from './limits.ts';
import type { Link } from './link.ts';
import type { Promo } from './promo.ts';
import { proximaFecha } from './recurrencia.ts';

/** The fields of each kind of item that its derived fields are made of; any parsed document has them. */
export type FuenteDerivados = {
  evento: Pick<
    Evento,
    'titulo' | 'descripcion' | 'direccion' | 'categoria' | 'fechaExacta' | 'fechaPeriodica' | 'fechaDesde'
  >;
  curso: Pick<
    Curso,
    'titulo' | 'descripcion' | 'direccion' | 'tituloCategoria' | 'nombreProfe' | 'fechaDesde' | 'fechaHasta'
  >;
  promo: Pick<Promo, 'titulo' | 'descripcion' | 'fechaDesde' | 'fechaHasta'>;
  link: Pick<Link, 'titulo' | 'descripcion'>;
};

export type ContextoDerivados = {
  /** Whether the owner is a creador now; the items of anybody else are hidden. */
  rolCreador: boolean;
  /** The moment that makes "today". */
  now: Date;
  autor: { username: string; nombre: string | null };
  zona?: string;
};

export type Derivados = { busqueda: string[]; proximaFecha: Date | null; visible: boolean };

type Cualquiera = Partial<
  Record<'direccion' | 'categoria' | 'tituloCategoria' | 'nombreProfe', string | null>
>;

/**
 * Search tokens of texts ordered by weight: every whole word first, then the beginnings (two letters or more) of the
 * words of `completos`, so that a search finds while it is being typed; words of `sueltos` count only whole. Bounded by
 * `LIMITES.tokensBusqueda`: what does not fit falls off the end. Tokens are folded and without plural endings, as
 * `palabrasBuscadas` makes them.
 */
export function tokensBusqueda(
  completos: (string | null | undefined)[],
  sueltos: (string | null | undefined)[] = [],
): string[] {
  const enteras = completos.flatMap((texto) => trozos(texto ?? ''));
  const tokens = new Set(enteras.map(singular));
  for (const palabra of enteras) {
    const letras = [...palabra];
    for (let largo = 2; largo < letras.length; largo++) tokens.add(singular(letras.slice(0, largo).join('')));
  }
  for (const palabra of sueltos.flatMap((texto) => trozos(texto ?? ''))) {
    if (palabra.length > 2) tokens.add(singular(palabra));
  }
  return [...tokens].slice(0, LIMITES.tokensBusqueda);
}

/**
 * The next date that matters of something that lasts from one day to another: its first day while that is to come, then
 * its last. Without a last day: `unDia` tells whether it was over on its first (a workshop) or goes on (a promo: `null`).
 */
function proximaDeRango(desde: Date | null, hasta: Date | null, unDia: boolean, now: Date, zona: string) {
  if (desde && diaDe(desde, zona) >= diaDe(now, zona)) return desde;
  return hasta ?? (unDia ? desde : null);
}

function proxima<T extends Tipo>(tipo: T, doc: FuenteDerivados[T], now: Date, zona: string): Date | null {
  switch (tipo) {
    case 'evento':
      return proximaFecha(doc as FuenteDerivados['evento'], now, zona);
    case 'curso': {
      const curso = doc as FuenteDerivados['curso'];
      return proximaDeRango(curso.fechaDesde, curso.fechaHasta, true, now, zona);
    }
    case 'promo': {
      const promo = doc as FuenteDerivados['promo'];
      return proximaDeRango(promo.fechaDesde, promo.fechaHasta, false, now, zona);
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
export function derivar<T extends Tipo>(
  tipo: T,
  doc: FuenteDerivados[T],
  { rolCreador, now, autor, zona = ZONA }: ContextoDerivados,
): Derivados {
  const { direccion, categoria, tituloCategoria, nombreProfe } = doc as Cualquiera;
  return {
    busqueda: tokensBusqueda(
      [doc.titulo, categoria ?? tituloCategoria, autor.nombre, autor.username, nombreProfe, direccion],
      [doc.descripcion],
    ),
    proximaFecha: proxima(tipo, doc, now, zona),
    visible: rolCreador,
  };
}
