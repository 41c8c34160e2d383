import { type Dia, diaOf } from '../values/fecha.ts';
import { localTime } from '../values/local-time.ts';
import type { FiguresEvent } from './event-schema.ts';
import { KINDS, type Kind, SOURCES, type Source } from './kinds.ts';

type Counts = Record<string, number>;
/** By kind and source. Names that this build does not know stay. */
export type Day = Record<string, Counts>;

/** A creator's figures of one month. */
export interface Month {
  /** By day of the month: '01'. */
  days: Record<string, Day>;
  /** Totals of the month by subject: 'evento/0a1b…'. */
  items: Record<string, Counts>;
  /** Hours in which a network met its limit: '27T21'. */
  capped: readonly string[];
}

export const NOTHING: Month = { days: {}, items: {}, capped: [] };

/** Returns the month of a moment in Argentina: '2026-11'. */
export const monthOf = (moment: Date): string => diaOf(moment).slice(0, 7);
const hourOf = (moment: Date): string => localTime(moment).slice(8, 13);

/** Returns the figures of one event. */
export const counted = ({ kind, source, of }: FiguresEvent, moment: Date): Month => ({
  days: { [diaOf(moment).slice(8)]: { [kind]: { [source]: 1 } } },
  items: of.startsWith('perfil/') ? {} : { [of]: { [kind]: 1 } },
  capped: [],
});

/** Returns the mark of an hour that met a limit. */
export const cappedAt = (moment: Date): Month => ({ ...NOTHING, capped: [hourOf(moment)] });

/** Adds two figures of the same month. */
export const add = (a: Month, b: Month): Month => ({
  days: merged(a.days, b.days, addDay),
  items: merged(a.items, b.items, addCounts),
  capped: [...new Set([...a.capped, ...b.capped])].sort(),
});

export const addDay = (a: Day, b: Day): Day => merged(a, b, addCounts);
export const addCounts = (a: Counts, b: Counts): Counts => merged(a, b, (one, other) => one + other);

function merged<V>(
  a: Record<string, V>,
  b: Record<string, V>,
  both: (one: V, other: V) => V,
): Record<string, V> {
  const sum = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const before = sum.get(key);
    sum.set(key, before === undefined ? value : both(before, value));
  }
  return Object.fromEntries(sum);
}

/** Returns a day's figures. @param months by name: '2026-11' */
export const dayOf = (months: ReadonlyMap<string, Month>, dia: Dia): Day =>
  months.get(dia.slice(0, 7))?.days[dia.slice(8)] ?? {};

/** Returns totals by kind. @param only of these sources */
export const byKind = (day: Day, only: readonly Source[] = SOURCES): Record<Kind, number> =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, sum(only.map((source) => day[kind]?.[source] ?? 0))]),
  ) as Record<Kind, number>;

/** Returns totals by source. @param only of these kinds */
export const bySource = (day: Day, only: readonly Kind[]): Record<Source, number> =>
  Object.fromEntries(
    SOURCES.map((source) => [source, sum(only.map((kind) => day[kind]?.[source] ?? 0))]),
  ) as Record<Source, number>;

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
