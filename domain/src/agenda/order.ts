import type { Occurrence } from '../evento/occurrence.ts';
import type { Dia } from '../values/fecha.ts';
import type { LocalTime } from '../values/local-time.ts';
import { whenEntry } from '../when/of-wire.ts';
import {
  dateAt,
  datePlace,
  isGone,
  isOver,
  occurrencesBetween,
  placeAt,
  type WhenPlace,
  type Window,
} from '../when/when.ts';
import type { AgendaEntry } from './entry-schema.ts';

/** A list’s parts: running or to come, soonest first; undated, newest first; past, latest first. */
export const PHASES = ['upcoming', 'sinFecha', 'past'] as const;
export type Phase = (typeof PHASES)[number];

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

/**
 * Returns an entry’s position at a moment; `null` if lists drop it, or if it is not on in the window. What is called off is in no window.
 * @param window these days only; `null` for all
 */
export function timingOf(entry: AgendaEntry, now: LocalTime, window: Window | null): EntryTiming | null {
  const when = whenEntry(entry);
  const time = dateAt(when, now);
  if (isGone(when, now, time)) return null;
  if (!window) return positionOf(entry, placeAt(when, now, time), isOver(when, now, time));
  const { value } = occurrencesBetween(when, now, window).next();
  if (!value) return null;
  const place = entry.tipo === 'evento' ? datePlace(value, window[0]) : placeAt(when, now);
  return positionOf(entry, place, false);
}

const positionOf = (entry: AgendaEntry, place: WhenPlace | null, isPast: boolean): EntryTiming =>
  place
    ? { phase: isPast ? 'past' : 'upcoming', at: place.moment.getTime(), dia: place.dia, time: place.time }
    : { phase: 'sinFecha', at: entry.createdAt, dia: null, time: null };

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
