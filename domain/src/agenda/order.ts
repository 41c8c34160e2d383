import { exceptionsOf } from '../evento/dated.ts';
import {
  agendaDia,
  begins,
  type Dated,
  ends,
  type Hours,
  nextOccurrence,
  type Occurrence,
  occurrence,
} from '../evento/occurrence.ts';
import { isCalledOff } from '../evento/state.ts';
import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, dayBegins, type LocalTime, momentOf } from '../values/local-time.ts';
import type { AgendaEntry } from './entry-schema.ts';

/** A list in three parts: what is on or to come, soonest first; what has no date, newest first; what is over, latest first. */
export const PHASES = ['upcoming', 'sinFecha', 'past'] as const;
export type Phase = (typeof PHASES)[number];

/** The first and last day, of the agenda. */
export type Window = readonly [Dia, Dia];

/** Where an entry stands in a list at a moment. */
export interface EntryStanding {
  phase: Phase;
  /** What it is put in order by, in milliseconds. */
  at: number;
  /** The agenda's day it stands under; `null` without a date. */
  dia: Dia | null;
  /** Of an event, the time that counts. */
  time: Occurrence | null;
}

/** Moments of hours, which zones shift by the hour: to ask the calendar for each of ten thousand entries would take a second. */
const hours = new Map<string, number>();
const HOURS_MAX = 50_000;
function momentAt(time: LocalTime): number {
  const hour = time.slice(0, 13);
  let moment = hours.get(hour);
  if (moment === undefined) {
    if (hours.size >= HOURS_MAX) hours.clear();
    moment = momentOf(`${hour}:00`).getTime();
    hours.set(hour, moment);
  }
  return moment + Number(time.slice(14)) * 60_000;
}
const dayEnd = (dia: Dia): number => momentAt(dayBegins(addDays(dia, 1))) - 1;

/** The same as `placeOf` of evento/occurrence, in milliseconds. */
export function placeAt(dia: Dia, when: Hours): number {
  if (when.horaInicio) return momentAt(begins(dia, when));
  return when.horaFin ? momentAt(ends(dia, when)) : dayEnd(dia);
}

const undated = (entry: AgendaEntry): EntryStanding => ({
  phase: 'sinFecha',
  at: entry.createdAt,
  dia: null,
  time: null,
});

/** The dates of an entry, with those of them that are called off or have other hours. */
export const datedEntry = (entry: Dated & { excepciones?: readonly string[] | undefined }): Dated =>
  entry.excepciones ? { ...entry, ...exceptionsOf(entry) } : entry;

/** When an event takes place on days of the agenda, soonest first; what is over, cancelled or put off is left out. */
export function occurrencesIn(
  entry: Dated & { excepciones?: readonly string[] | undefined },
  now: LocalTime,
  [first, last]: Window,
): Occurrence[] {
  if (isCalledOff(entry)) return [];
  const evento = datedEntry(entry);
  const from = evento.fechaDesde && evento.fechaDesde > first ? evento.fechaDesde : first;
  const found: Occurrence[] = [];
  let time = occurrence({ ...evento, fechaDesde: from }, now);
  while (time && time.ends > now) {
    const dia = agendaDia(time.dia, time);
    if (dia > last) break;
    if (dia >= first) found.push(time);
    time = nextOccurrence(evento, time);
  }
  return found;
}

/** What is cancelled stands by its day until that is over, and within no window. */
function eventStanding(
  evento: AgendaEntry & Dated & { excepciones?: readonly string[] | undefined },
  now: LocalTime,
  window: Window | null,
): EntryStanding | null {
  const time = window ? occurrencesIn(evento, now, window)[0] : occurrence(datedEntry(evento), now);
  if (!time) return window ? null : undated(evento);
  const phase = time.ends <= now ? 'past' : 'upcoming';
  if (phase === 'past' && evento.estado === 'cancelado') return null;
  return { phase, at: placeAt(time.dia, time), dia: agendaDia(time.dia, time), time };
}

/** The first and last day of what lasts; `null` where it does not say. */
type Span = readonly [Dia | null, Dia | null];
/** Whether a span has some day of a window. */
const runs = ([from, to]: Span, [first, last]: Window): boolean =>
  (!from || from <= last) && (!to || to >= first);

/**
 * The days on which windows show a course or a promo: `null` for one that is called off or over, and for a course without dates. A promo without a
 * last day goes on.
 */
export function onOf(entry: Extract<AgendaEntry, { tipo: 'curso' | 'promo' }>, now: LocalTime): Span | null {
  if (isCalledOff(entry)) return null;
  const { tipo, fechaDesde: from, fechaHasta } = entry;
  const to = tipo === 'curso' ? (fechaHasta ?? from) : fechaHasta;
  if (to ? to < agendaDay(now) : tipo === 'curso') return null;
  return [from, to];
}

type EntryOf<T extends AgendaEntry['tipo']> = Extract<AgendaEntry, { tipo: T }>;

/** Whether a window shows a course or a promo. */
function isWithin(entry: EntryOf<'curso' | 'promo'>, now: LocalTime, window: Window): boolean {
  const span = onOf(entry, now);
  return span !== null && runs(span, window);
}

function courseStanding(
  curso: EntryOf<'curso'>,
  now: LocalTime,
  window: Window | null,
): EntryStanding | null {
  if (window && !isWithin(curso, now, window)) return null;
  const { fechaDesde: from, fechaHasta } = curso;
  const to = fechaHasta ?? from;
  if (to === null) return undated(curso);
  const today = agendaDay(now);
  const dia = from && from >= today ? from : to;
  const phase = to < today ? 'past' : 'upcoming';
  if (phase === 'past' && isCalledOff(curso)) return null;
  return { phase, at: placeAt(dia, curso), dia, time: null };
}

function promoStanding(promo: EntryOf<'promo'>, now: LocalTime, window: Window | null): EntryStanding | null {
  if (window && !isWithin(promo, now, window)) return null;
  const { fechaHasta: to } = promo;
  if (to === null) return undated(promo);
  const phase = to < agendaDay(now) ? 'past' : 'upcoming';
  return phase === 'past' && isCalledOff(promo) ? null : { phase, at: dayEnd(to), dia: to, time: null };
}

/**
 * Where an entry stands at a moment. An event by the time that is on or comes next, or by the last one; a course by its first day, or its last
 * one once it has begun; a promo by its last day. `null` for what is cancelled and over.
 * @param window only these days: an event stands by its first time within them that is not over, courses and promos are on then, promos without a
 * last day too. `null` for what has nothing then
 */
export function standing(entry: AgendaEntry, now: LocalTime, window: Window | null): EntryStanding | null {
  switch (entry.tipo) {
    case 'evento':
      return eventStanding(entry, now, window);
    case 'curso':
      return courseStanding(entry, now, window);
    case 'promo':
      return promoStanding(entry, now, window);
  }
}

/** A position in a list: what stands there is put in order by. */
export interface ListPosition {
  phase: Phase;
  at: number;
  id: string;
}
const RANK: Record<Phase, number> = { upcoming: 0, sinFecha: 1, past: 2 };

/** The order of a list: what is to come soonest first, the rest latest first; what is at once by its id. */
export function compare(a: ListPosition, b: ListPosition): number {
  if (a.phase !== b.phase) return RANK[a.phase] - RANK[b.phase];
  const later = a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
  return a.phase === 'upcoming' ? later : -later;
}
