/** Filters of public lists, besides kind, words and category. */

/** Ways to take part. A hybrid event matches both. */
export const LIST_MODALIDADES = ['Presencial', 'Virtual'] as const;
export type ListModalidad = (typeof LIST_MODALIDADES)[number];

/** Prices. `pago` is anything with an amount; an item without a price matches none. */
export const LIST_PRECIOS = ['gratis', 'gorra', 'pago'] as const;
export type ListPrecio = (typeof LIST_PRECIOS)[number];

/** Weekdays, Monday first; only courses have them. */
export const LIST_DIAS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const;
export type ListDia = (typeof LIST_DIAS)[number];

/** The longest range, and how many days ahead it may end. */
export const RANGE_DAYS = 31;
export const RANGE_AHEAD = 366;

export const STRIP_DAYS = 14;

/** Most changed events in one answer, and for how many days ahead changed single dates are listed. */
export const CHANGED = 1_000;
export const CHANGED_DAYS = 14;

/** Cards of one creator per day in a list. */
export const OF_ONE_CREATOR = 3;
