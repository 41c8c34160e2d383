import type { Stored } from '../item/kinds-schema.ts';
import { addDays, type Dia, dateToDia, midnight } from '../values/fecha.ts';
import { dateToHora } from '../values/hora.ts';
import { agendaDay, type LocalTime } from '../values/local-time.ts';
import { datedOf } from './dated.ts';
import { readDayTexts, writeDayTexts, writeExceptions } from './exceptions.ts';
import { type DateException, type Exceptions, type Hours, nextOccurrence, occurrence } from './occurrence.ts';
import { reglaOf } from './regla.ts';
import type { Estado } from './state.ts';

/** Changes of an event, or of one date of a repeating one. */
export const KINDS = [
  'cancel',
  'postpone',
  'move',
  'sellOut',
  'restock',
  'resume',
  'cancelDate',
  'moveDate',
  'sellOutDate',
  'restockDate',
  'restoreDate',
] as const;
export type EventoChangeKind = (typeof KINDS)[number];

type Evento = Stored['evento'];
export type EventoChange = Partial<
  Pick<
    Evento,
    | 'estado'
    | 'agotado'
    | 'aviso'
    | 'avisos'
    | 'excepciones'
    | 'fechaExacta'
    | 'fechaFin'
    | 'horaInicio'
    | 'horaFin'
  >
>;

/** A change. `fecha` and the hours are the new date; `dia` is the changed date of a repeating event. */
export interface EventoChangeInput {
  kind: EventoChangeKind;
  aviso: string;
  fecha: Date | null;
  horaInicio: Date | null;
  horaFin: Date | null;
  dia: Dia;
}

/** Returns the changes an event allows. */
export function kindsOf(evento: Evento): EventoChangeKind[] {
  const { estado, agotado, fechaExacta } = evento;
  const repeats = reglaOf(evento) !== null;
  const own = [...(datedOf(evento).exceptions ?? []).values()];
  const dates: EventoChangeKind[] = [
    ...(['cancelDate', 'moveDate', 'sellOutDate'] as const),
    ...(own.some((exception) => exception?.agotado) ? (['restockDate'] as const) : []),
    ...(own.length > 0 ? (['restoreDate'] as const) : []),
  ];
  const all: [EventoChangeKind, boolean][] = [
    ['resume', estado !== 'programado'],
    ['cancel', estado !== 'cancelado'],
    ['postpone', estado !== 'pospuesto' && (fechaExacta !== null || repeats)],
    ['move', !repeats],
    ['sellOut', !agotado],
    ['restock', agotado],
  ];
  return [...(repeats ? dates : []), ...all.flatMap(([kind, may]) => (may ? [kind] : []))];
}

export interface NextDate {
  dia: Dia;
  /** `null`: cancelled; missing: as usual. */
  exception?: DateException | null;
}
/** Returns the next dates of a repeating event, cancelled ones included. */
export function nextDates(evento: Evento, now: LocalTime, count: number): NextDate[] {
  const { exceptions, ...usual } = datedOf({ ...evento, estado: 'programado' });
  const dated = { ...usual, exceptions: null };
  const dates: NextDate[] = [];
  for (let time = occurrence(dated, now); time && time.ends > now && dates.length < count; ) {
    const exception = exceptions?.get(time.dia);
    dates.push({ dia: time.dia, ...(exception !== undefined && { exception }) });
    time = nextOccurrence(dated, time);
  }
  return dates;
}

const STATE: Partial<Record<EventoChangeKind, Estado>> = {
  cancel: 'cancelado',
  postpone: 'pospuesto',
  resume: 'programado',
};

/** Returns the fields to write. An explanation is of the event, or of one date; an empty one removes the earlier one. */
export function changeOf(evento: Evento, change: EventoChangeInput, now: LocalTime): EventoChange {
  const { kind, aviso, fecha, horaInicio, horaFin, dia } = change;
  const estado = STATE[kind];
  if (estado) return { estado, aviso };
  if (kind === 'sellOut' || kind === 'restock') return { agotado: kind === 'sellOut', aviso };
  if (kind === 'move')
    return {
      aviso,
      estado: evento.fechaExacta ? 'reprogramado' : 'programado',
      fechaExacta: fecha,
      fechaFin: movedEnd(evento, fecha),
      horaInicio,
      horaFin,
    };
  const exceptions = new Map(datedOf(evento).exceptions);
  const after = dateAfter(change, exceptions.get(dia) ?? {});
  if (after && Object.keys(after).length === 0) exceptions.delete(dia);
  else exceptions.set(dia, after);
  const today = agendaDay(now);
  return {
    excepciones: writeExceptions(exceptions as Exceptions, today),
    avisos: writeDayTexts(
      new Map(readDayTexts(evento.avisos)).set(dia, exceptions.has(dia) ? aviso : ''),
      today,
    ),
  };
}

/** Returns a date's exception after a change; without fields, it is as usual. */
function dateAfter(change: EventoChangeInput, { agotado, ...hours }: DateException): DateException | null {
  switch (change.kind) {
    case 'cancelDate':
      return null;
    case 'moveDate':
      return { ...hoursOf(change), ...(agotado && { agotado }) };
    case 'sellOutDate':
      return { ...hours, agotado: true };
    case 'restockDate':
      return hours;
    default:
      return {};
  }
}

/** Returns whether a change applies to a date: a cancelled date is neither sold out nor sold again. */
export function fitsDate(kind: EventoChangeKind, { exception }: NextDate): boolean {
  if (kind === 'restoreDate') return exception !== undefined;
  if (kind === 'restockDate') return Boolean(exception?.agotado);
  return kind !== 'sellOutDate' || (exception !== null && !exception?.agotado);
}

const hoursOf = ({ horaInicio, horaFin }: EventoChangeInput): Hours => ({
  horaInicio: dateToHora(horaInicio) || null,
  horaFin: dateToHora(horaFin) || null,
});

/** A moved event keeps its length in days. */
function movedEnd({ fechaExacta, fechaFin }: Evento, fecha: Date | null): Date | null {
  if (!fechaExacta || !fechaFin || !fecha || fechaFin <= fechaExacta) return null;
  const days = Math.round((fechaFin.getTime() - fechaExacta.getTime()) / 86_400_000);
  return midnight(addDays(dateToDia(fecha), days));
}
