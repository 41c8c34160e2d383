/** What public lists may be asked for, besides kind, words and category. */

/** How one may take part: what is hybrid is both. */
export const LIST_MODALIDADES = ['Presencial', 'Virtual'] as const;
export type ListModalidad = (typeof LIST_MODALIDADES)[number];

/** What it may cost. `pago` is whatever has an amount; what says nothing is none of them. */
export const LIST_PRECIOS = ['gratis', 'gorra', 'pago'] as const;
export type ListPrecio = (typeof LIST_PRECIOS)[number];

/** The longest range of days, and how many days ahead its last may be. */
export const RANGE_DAYS = 31;
export const RANGE_AHEAD = 90;

/** Days that the strip of days counts. */
export const STRIP_DAYS = 14;

/** Events of which something changed, at most, and for how many days ahead single dates of theirs are told. */
export const CHANGED = 1_000;
export const CHANGED_DAYS = 14;

/** Cards of one creator that a list shows of a day. */
export const OF_ONE_CREATOR = 3;
