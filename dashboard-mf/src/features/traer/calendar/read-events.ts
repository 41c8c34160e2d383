import { eventoFormSchema } from '@vidriera/domain/evento/schema';
import { EMPTY_FORM, type Written } from '@vidriera/domain/item/kinds-schema';
import type { Dia } from '@vidriera/domain/values/fecha';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { summarize } from '@vidriera/domain/values/summarize';
import { readComponents, type Unread, type Vevent } from './components.ts';
import { DATES_OF_RULE } from './dates-of-rule.ts';
import {
  type CalendarDate,
  type Expansion,
  expand,
  isCancelled,
  MOST_TIME,
  NotExpanded,
  singleDate,
  startOf,
} from './expand.ts';
import { type Series, seriesOf } from './identity.ts';
import { plainText } from './plain-text.ts';
import { repetitionOf } from './repetition.ts';

/** A draft to bring: an event of the calendar, or one of its dates. */
export interface CalendarEvent {
  /** Names it in its calendar: its UID, and the day of a date that stands apart. */
  key: string;
  /** How it was named before. */
  olderKey: string | null;
  data: Written['evento'] & { excepciones?: string[] };
  /** Its first date. */
  dia: Dia;
  /** The event of the file that it comes from. */
  of: number;
}

/** The events of a file, each once: among `events`, by `of`, or counted below. */
export interface ReadCalendar {
  events: CalendarEvent[];
  /** Titles of repeating events that are brought as dates. */
  asDates: string[];
  /** How many are over, were called off, or belong to another event of the file. */
  over: number;
  calledOff: number;
  parts: number;
  unread: Unread[];
}

/** Reads the events of a calendar file that are still to come; `null` if it is none. */
export function readEvents(text: string, now: LocalTime): ReadCalendar | null {
  const found = readComponents(text);
  if (!found) return null;
  const read: ReadCalendar = {
    events: [],
    asDates: [],
    over: 0,
    calledOff: 0,
    parts: 0,
    unread: [...found.unread],
  };
  const deadline = performance.now() + MOST_TIME;
  const orUnread = <T>({ titulo }: Vevent, act: () => T): T | null => {
    try {
      return act();
    } catch (error) {
      // Files come from anywhere: one broken event spoils no other.
      read.unread.push({ titulo, why: error instanceof NotExpanded ? error.message : 'está mal escrito' });
      return null;
    }
  };
  const dated = found.events.filter((event) => orUnread(event, () => startOf(event.component)));
  const { series, parts } = seriesOf(dated);
  read.parts = parts;
  for (const [of, event] of series.entries()) orUnread(event, () => take(read, event, of, now, deadline));
  read.events.sort((a, b) => (a.dia < b.dia ? -1 : Number(a.dia > b.dia)));
  return read;
}

function take(read: ReadCalendar, event: Series, of: number, now: LocalTime, deadline: number): void {
  const { component, key } = event;
  if (isCancelled(component)) {
    read.calledOff++;
    return;
  }
  const words = wordsOf(event);
  const add = (
    apart: string,
    form: Record<string, unknown>,
    dia: Dia,
    excepciones: string[] = [],
  ): CalendarEvent => {
    const data = eventoFormSchema.parse({ ...EMPTY_FORM, ...words, ...form });
    const olderKey = event.olderKey === null ? null : event.olderKey + apart;
    return {
      key: key + apart,
      olderKey,
      dia,
      of,
      data: excepciones.length > 0 ? { ...data, excepciones } : data,
    };
  };
  const onDates = (dates: Expansion['extra']) =>
    dates.map((date) => add(`/${date.ruled}`, exact(date), date.dia));
  if (!component.hasProperty('rrule') && !component.hasProperty('rdate')) {
    const date = singleDate(component);
    if (date.ends > now) read.events.push(add('', exact(date), date.dia));
    else read.over++;
    return;
  }
  const expansion = expand(
    component,
    event.moved.map((part) => part.component),
    now,
    deadline,
  );
  const dates = expansion.dates.flatMap(({ date, ruled }) => (date ? [{ ...date, ruled }] : []));
  const all = [...dates, ...expansion.extra].sort((a, b) => (a.dia < b.dia ? -1 : 1));
  const [next] = all;
  if (!next) {
    if (expansion.dates.length > 0) read.calledOff++;
    else read.over++;
    return;
  }
  const repetition = repetitionOf(expansion, now.slice(0, 10));
  if (repetition) {
    const { excepciones, apart, ...when } = repetition;
    const form = { ...filled(when), tipoFecha: 'periodica' };
    read.events.push(add('', form, next.dia, excepciones), ...onDates([...apart, ...expansion.extra]));
    return;
  }
  read.asDates.push(words.titulo);
  read.events.push(...onDates(all.slice(0, DATES_OF_RULE)));
}

const exact = ({ dia, fechaFin, corrido, horaInicio, horaFin }: CalendarDate) => ({
  ...filled({ tipoFecha: 'exacta', fechaExacta: dia, fechaFin, horaInicio, horaFin }),
  corrido,
});

/** Controls hold '' for nothing. */
const filled = (values: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));

function wordsOf({ component }: Vevent) {
  const of = (name: string) => plainText(String(component.getFirstPropertyValue(name) ?? ''));
  const titulo = summarize(of('summary'), LIMITS.titulo) || 'Sin título';
  const descripcion = of('description').slice(0, LIMITS.descripcion);
  const place = of('location');
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
