import { agendaDia } from '@vidriera/domain/evento/occurrence';
import { isPast, occurrenceOf } from '@vidriera/domain/item/time';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { addDays, dayName } from '@vidriera/domain/values/fecha';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { afterMidnight, dayParts, placeLabel, schedule, shortDay } from '@vidriera/kit/format';

interface TicketWords {
  /** '28' over 'NOV'; 'SÁB' alone for a weekly event; `null` without a date. */
  stub: { large: string; small: string | null } | null;
  /** 'Sábado · 22:00', 'Hoy · 22:00', 'Hoy, todos los sábados · 22:00', 'CANCELADO · martes 1 dic', 'YA FUE · sábado 14 nov', 'Sin fecha' */
  when: string;
  /** 'San Telmo · Desde $ 12.000' */
  where: string;
}

const joined = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function ticketWords(evento: CardOf<'evento'>, now: LocalTime): TicketWords {
  const { fechaPeriodica, fechaFin, horaInicio, horaFin, estado, precio } = evento;
  const time = occurrenceOf(evento, now);
  const where = joined([placeLabel(evento), precio]);
  const hour = horaInicio ?? schedule(null, horaFin);
  const until = fechaFin ? `hasta el ${shortDay(fechaFin, agendaDay(now))}` : null;
  if (!time) return { stub: null, when: joined([estado?.toUpperCase() ?? 'Sin fecha', hour, until]), where };

  const dia = agendaDia(time.dia, time);
  const today = agendaDay(now);
  const { week, number, month } = dayParts(dia);
  const year = dia.slice(0, 4) === today.slice(0, 4) ? '' : ` ${dia.slice(0, 4)}`;
  const over = estado === 'cancelado' ? 'CANCELADO' : isPast(evento, now) ? 'YA FUE' : null;
  const near = { [today]: 'Hoy', [addDays(today, 1)]: 'Mañana' }[dia];
  const day = fechaPeriodica ?? near ?? capital(dayName(dia));
  return {
    stub: fechaPeriodica ? { large: week, small: null } : { large: number, small: month + year },
    when: over
      ? joined([over, fechaPeriodica ?? `${dayName(dia)} ${shortDay(dia, today)}`])
      : joined([
          near && fechaPeriodica ? `${near}, ${lower(fechaPeriodica)}` : day,
          hour,
          afterMidnight(time.dia, time),
          until,
        ]),
    where,
  };
}
