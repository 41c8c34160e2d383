import { agendaDia, type Occurrence } from '../evento/occurrence.ts';
import { isCalledOff } from '../evento/state.ts';
import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, isNight, type LocalTime } from '../values/local-time.ts';
import type { EventoTimes } from '../when/of-wire.ts';
import { occurrenceOf } from './time.ts';

/** How a date is called from near. */
export interface Near {
  /** The day to show: the evening it belongs to; from midnight to 06:00, tonight's dates have the calendar's. */
  dia: Dia;
  /** By the calendar. */
  day: 'Hoy' | 'Mañana' | null;
  /** From midnight to 06:00, of tonight's timed dates. */
  night: 'Ahora' | 'Anoche · sigue' | 'Esta noche' | null;
}

/** Returns 'Hoy' and 'Mañana' by the calendar. */
export function dayWord(dia: Dia, now: LocalTime): Near['day'] {
  const today = now.slice(0, 10);
  if (dia === today) return 'Hoy';
  return dia === addDays(today, 1) ? 'Mañana' : null;
}

/** Returns the words for one occurrence. All cards, tickets, signs and seats use them. */
export function near(time: Omit<Occurrence, 'horaFin'>, now: LocalTime): Near {
  const evening = agendaDia(time.dia, time);
  const isTonight = isNight(now) && evening === agendaDay(now);
  const dia = isTonight ? time.dia : evening;
  return { dia, day: dayWord(dia, now), night: isTonight && time.horaInicio ? nightWord(time, now) : null };
}

function nightWord({ begins, ends }: Pick<Occurrence, 'begins' | 'ends'>, now: LocalTime): Near['night'] {
  if (now < begins) return 'Esta noche';
  if (ends <= now) return null;
  return begins.slice(0, 10) === now.slice(0, 10) ? 'Ahora' : 'Anoche · sigue';
}

/** Returns the words for an event's current occurrence; `null` without one. A cancelled one is not on. */
export function nearOf(evento: EventoTimes, now: LocalTime): Near | null {
  const time = occurrenceOf(evento, now);
  if (!time) return null;
  const words = near(time, now);
  return isCalledOff(evento) ? { ...words, night: null } : words;
}

/** Names of the two next days of the agenda: from midnight to 06:00 the first is tonight, and the second has begun. */
export const windowNames = (now: LocalTime) =>
  isNight(now)
    ? ({ hoy: 'Esta noche', manana: 'Hoy' } as const)
    : ({ hoy: 'Hoy', manana: 'Mañana' } as const);
