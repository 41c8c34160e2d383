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
import { nearestDate, readRegla } from '../evento/regla.ts';
import { isCalledOff } from '../evento/state.ts';
import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, dayBegins, type LocalTime, momentOf } from '../values/local-time.ts';
import type { AgendaEntry } from './entry-schema.ts';

/** A list’s parts: running or to come, soonest first; undated, newest first; past, latest first. */
export const PHASES = ['upcoming', 'sinFecha', 'past'] as const;
export type Phase = (typeof PHASES)[number];

/** First and last agenda day. */
export type Window = readonly [Dia, Dia];

/** An entry’s position in a list at a moment. */
export interface EntryTiming {
  phase: Phase;
  /** Sort key, in milliseconds. */
  at: number;
  /** The agenda day it is listed under; `null` without a date. */
  dia: Dia | null;
  /** An event’s current, next or last occurrence. */
  time: Occurrence | null;
}

/** Caches moments by hour: time zone arithmetic for 10,000 entries takes a second. */
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

/** `placeOf` of evento/occurrence, in milliseconds. */
export function placeAt(dia: Dia, when: Hours): number {
  if (when.horaInicio) return momentAt(begins(dia, when));
  return when.horaFin ? momentAt(ends(dia, when)) : dayEnd(dia);
}

const undated = (entry: AgendaEntry): EntryTiming => ({
  phase: 'sinFecha',
  at: entry.createdAt,
  dia: null,
  time: null,
});

/** An entry’s dates with their exceptions. */
export const datedEntry = (entry: Dated & { excepciones?: readonly string[] | undefined }): Dated =>
  entry.excepciones ? { ...entry, ...exceptionsOf(entry) } : entry;

/** Returns an event’s occurrences in a window, without past, cancelled and postponed ones. */
export function occurrencesIn(
  entry: Dated & { excepciones?: readonly string[] | undefined },
  now: LocalTime,
  [first, last]: Window,
): Occurrence[] {
  if (isCalledOff(entry)) return [];
  const evento = datedEntry(entry);
  const found: Occurrence[] = [];
  let time = occurrence(evento, now, first);
  while (time && time.ends > now) {
    const dia = agendaDia(time.dia, time);
    if (dia > last) break;
    if (dia >= first) found.push(time);
    time = nextOccurrence(evento, time);
  }
  return found;
}

/** A cancelled event stays until its day is over, and is in no window. */
function eventTiming(
  evento: AgendaEntry & Dated & { excepciones?: readonly string[] | undefined },
  now: LocalTime,
  window: Window | null,
): EntryTiming | null {
  const time = window ? occurrencesIn(evento, now, window)[0] : occurrence(datedEntry(evento), now);
  if (!time) return window ? null : undated(evento);
  const phase = time.ends <= now ? 'past' : 'upcoming';
  if (phase === 'past' && evento.estado === 'cancelado') return null;
  return { phase, at: placeAt(time.dia, time), dia: agendaDia(time.dia, time), time };
}

/** First and last day of a course or promo; `null` if open. */
type Span = readonly [Dia | null, Dia | null];
const runs = ([from, to]: Span, [first, last]: Window): boolean =>
  (!from || from <= last) && (!to || to >= first);

/** Returns the days on which windows list a course or promo; `null` if it is cancelled or over, or if a course is undated. */
function onOf(entry: Extract<AgendaEntry, { tipo: 'curso' | 'promo' }>, now: LocalTime): Span | null {
  if (isCalledOff(entry)) return null;
  const { tipo, fechaDesde: from, fechaHasta } = entry;
  const to = tipo === 'curso' ? (fechaHasta ?? from) : fechaHasta;
  if (to ? to < agendaDay(now) : tipo === 'curso') return null;
  return [from, to];
}

type EntryOf<T extends AgendaEntry['tipo']> = Extract<AgendaEntry, { tipo: T }>;

function isWithin(entry: EntryOf<'curso' | 'promo'>, now: LocalTime, window: Window): boolean {
  const span = onOf(entry, now);
  if (!span || !runs(span, window)) return false;
  const regla = entry.tipo === 'curso' ? readRegla(entry.regla) : null;
  const [from, to] = span;
  const first = from && from > window[0] ? from : window[0];
  const last = to && to < window[1] ? to : window[1];
  return !regla || nearestDate(regla, from ?? first, first) <= last;
}

function courseTiming(curso: EntryOf<'curso'>, now: LocalTime, window: Window | null): EntryTiming | null {
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

function promoTiming(promo: EntryOf<'promo'>, now: LocalTime, window: Window | null): EntryTiming | null {
  if (window && !isWithin(promo, now, window)) return null;
  const { fechaHasta: to } = promo;
  if (to === null) return undated(promo);
  const phase = to < agendaDay(now) ? 'past' : 'upcoming';
  return phase === 'past' && isCalledOff(promo) ? null : { phase, at: dayEnd(to), dia: to, time: null };
}

/**
 * Returns an entry’s position at a moment; `null` if it is cancelled and over, or not in the window.
 * Events sort by their current or next occurrence, else the last; courses by first day, then last; promos by last day.
 * @param window these days only; `null` for all
 */
export function timingOf(entry: AgendaEntry, now: LocalTime, window: Window | null): EntryTiming | null {
  switch (entry.tipo) {
    case 'evento':
      return eventTiming(entry, now, window);
    case 'curso':
      return courseTiming(entry, now, window);
    case 'promo':
      return promoTiming(entry, now, window);
  }
}

export interface ListPosition {
  phase: Phase;
  at: number;
  id: string;
}
const RANK: Record<Phase, number> = { upcoming: 0, sinFecha: 1, past: 2 };

/** Sorts upcoming entries soonest first, others latest first, then by id. */
export function compare(a: ListPosition, b: ListPosition): number {
  if (a.phase !== b.phase) return RANK[a.phase] - RANK[b.phase];
  const later = a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
  return a.phase === 'upcoming' ? later : -later;
}
