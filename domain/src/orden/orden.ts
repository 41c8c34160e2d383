import type { PerfilTab } from '../api/api.ts';
import type { Tipo } from '../values/ids.ts';
import { LIMITS } from '../values/limits.ts';

/** How a creator's public profile is arranged. Ids may name items that are gone or hidden; readers leave them out. */
export interface Orden {
  /** Ids of links, and headings with their mark, as shown. */
  lista: readonly string[];
  /** Ids of pinned items by kind. */
  fijados: Readonly<Record<Tipo, readonly string[]>>;
  /** The tab that opens first; `null` without a choice. */
  pestana: PerfilTab | null;
}

export const NO_ORDER: Orden = {
  lista: [],
  fijados: { link: [], evento: [], curso: [], promo: [] },
  pestana: null,
};

/** How many items of a kind may be pinned. */
export const MAX_PINS = {
  link: LIMITS.fijados,
  evento: 1,
  curso: 1,
  promo: 1,
} as const satisfies Record<Tipo, number>;

/** Begins a heading in `lista`; no id has it. */
const MARK = '# ';
export const isHeading = (key: string): boolean => key.startsWith(MARK);
export const headingKey = (titulo: string): string => MARK + titulo;
export const titleOf = (key: string): string => key.slice(MARK.length);

/** Whether the order changes how links are listed. */
export const ordersLinks = ({ lista, fijados }: Orden): boolean =>
  lista.length > 0 || fijados.link.length > 0;

/**
 * Returns ids and headings as shown: pinned links, then links that the order lacks, then the order.
 * @param ids of links, newest first; ids of the order that are not among them are left out
 */
export function shownOrder(
  { lista, fijados }: Orden,
  ids: readonly string[],
): { pinned: string[]; rest: string[] } {
  const known = new Set(ids);
  const pinned = fijados.link.filter((id) => known.has(id));
  const placed = new Set([...lista, ...pinned]);
  const isShown = (key: string) => isHeading(key) || (known.has(key) && !pinned.includes(key));
  return { pinned, rest: [...ids.filter((id) => !placed.has(id)), ...lista.filter(isShown)] };
}

/** Facts of a card's place. */
export interface Place {
  fijado?: true;
  /** The heading above it. */
  seccion?: string;
}

/** Returns links' ids as shown, each with its place. Headings without links vanish. */
export function placedLinks(orden: Orden, ids: readonly string[]): [id: string, place: Place][] {
  const { pinned, rest } = shownOrder(orden, ids);
  let seccion: string | undefined;
  const placed = rest.flatMap((key): [string, Place][] => {
    if (!isHeading(key)) return [[key, seccion === undefined ? {} : { seccion }]];
    seccion = titleOf(key);
    return [];
  });
  return [...pinned.map((id): [string, Place] => [id, { fijado: true }]), ...placed];
}
