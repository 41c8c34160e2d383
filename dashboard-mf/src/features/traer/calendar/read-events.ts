import { eventoFormSchema } from '@vidriera/domain/evento/schema';
import { EMPTY_FORM, type Written } from '@vidriera/domain/item/kinds-schema';
import type { Dia } from '@vidriera/domain/values/fecha';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { summarize } from '@vidriera/domain/values/summarize';
import type ICAL from 'ical.js';
import { type CalendarDate, datesOf } from './occurrences.ts';
import { plainText } from './plain-text.ts';
import { repetitionOf } from './repetition.ts';

/** Dates that stand for a rule that can't be said. */
export const DATES_OF_RULE = 12;

export interface CalendarEvent {
  /** Names it in its calendar: its UID, and the day of a date that stands apart. */
  key: string;
  data: Written['evento'] & { excepciones?: string[] };
  /** Its first date. */
  dia: Dia;
}

export interface ReadCalendar {
  events: CalendarEvent[];
  /** Titles of repeating events that are brought as dates. */
  asDates: string[];
  past: number;
  unread: number;
}

/** Reads the events of a calendar file that are still to come; `null` if it is none. */
export async function readEvents(text: string, now: LocalTime): Promise<ReadCalendar | null> {
  const { default: Ical } = await import('ical.js');
  const begin = text.search(/begin:vcalendar/i);
  if (begin < 0) return null;
  let calendars: ICAL.Component[];
  try {
    const parsed: unknown[] = Ical.parse(repaired(text.slice(begin)));
    // A file may hold several calendars.
    calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map(
      (part) => new Ical.Component(part as unknown[]),
    );
  } catch {
    return null;
  }
  const read: ReadCalendar = { events: [], asDates: [], past: 0, unread: 0 };
  const found = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const all = found.map((component) => new Ical.Event(component, { exceptions: [] }));
  const [moved, events] = [true, false].map((is) =>
    all.filter((event) => event.isRecurrenceException() === is),
  );
  for (const event of events ?? []) {
    try {
      for (const exception of moved ?? []) if (exception.uid === event.uid) event.relateException(exception);
      take(read, event, now);
    } catch {
      read.unread++; // files come from anywhere: one broken event spoils no other
    }
  }
  read.events.sort((a, b) => (a.dia < b.dia ? -1 : 1));
  return read;
}

/** Ends lines as the library does, and includes the last day of a rule that has hours but ends on a day. */
const repaired = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(\bUNTIL=\d{8})(?![\dT])/gi, '$1T235959');

function take(read: ReadCalendar, event: ICAL.Event, now: LocalTime): void {
  const { component } = event;
  if (component.getFirstPropertyValue('status') === 'CANCELLED') return;
  const { dates, isEndless, first } = datesOf(event, now);
  const [next] = dates;
  if (!next) {
    read.past++;
    return;
  }
  const words = wordsOf(event);
  // Events of some programs have no name of their own.
  const uid = event.uid || `${words.titulo}/${event.startDate}`;
  const onDate = (date: CalendarDate) => ({ ...words, ...exact(date) });
  const add = (key: string, form: object, dia: Dia, excepciones: string[] = []) => {
    const data = eventoFormSchema.parse({ ...EMPTY_FORM, ...form });
    read.events.push({ key, dia, data: excepciones.length > 0 ? { ...data, excepciones } : data });
  };
  if (!event.isRecurring()) {
    add(uid, onDate(next), next.dia);
    return;
  }
  const rules = component.getAllProperties('rrule');
  const rule = rules.length === 1 ? (component.getFirstPropertyValue('rrule') as ICAL.Recur) : null;
  const repetition = repetitionOf({ rule, dates, isEndless, first });
  if (repetition) {
    const { excepciones, apart, ...when } = repetition;
    add(uid, { ...words, ...filled(when), tipoFecha: 'periodica' }, next.dia, excepciones);
    for (const date of apart) add(`${uid}/${date.ruled}`, onDate(date), date.dia);
    return;
  }
  read.asDates.push(words.titulo);
  for (const date of dates.slice(0, DATES_OF_RULE)) add(`${uid}/${date.ruled}`, onDate(date), date.dia);
}

const exact = ({ dia, fechaFin, horaInicio, horaFin }: CalendarDate) =>
  filled({ tipoFecha: 'exacta', fechaExacta: dia, fechaFin, horaInicio, horaFin });

/** Controls hold '' for nothing. */
const filled = (values: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));

function wordsOf({ summary, description, location, component }: ICAL.Event) {
  const titulo = summarize(plainText(summary ?? ''), LIMITS.titulo) || 'Sin título';
  const descripcion = plainText(description ?? '').slice(0, LIMITS.descripcion);
  const place = plainText(location ?? '');
  const isOnline = /^https?:/i.test(place);
  const link = safeUrl(isOnline ? place : String(component.getFirstPropertyValue('url') ?? ''));
  return {
    titulo,
    descripcion: descripcion || titulo,
    direccion: isOnline ? '' : place.slice(0, LIMITS.direccion),
    modalidad: isOnline ? 'Virtual' : 'Presencial',
    linkReserva: link?.startsWith('http') ? link : '',
    visibilidad: 'oculto',
  };
}
