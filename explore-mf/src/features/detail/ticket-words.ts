import { agendaDia } from 'domain/evento/occurrence';
import { isPast, occurrenceOf } from 'domain/item/time';
import type { CardOf } from 'domain/item/wire-schema';
import { addDays } from 'domain/values/fecha';
import { agendaDay, type LocalTime } from 'domain/values/local-time';
import { dayParts, hourAndPlace } from 'kit/format';

/** What an event's ticket says. */
interface TicketWords {
  /** Large, left of the perforation: '21', of a weekly event 'SÁB'; nothing without a date. */
  stub: string | null;
  /** 'HOY, SÁB', 'SÁB NOV', 'TODOS LOS SÁBADOS', 'CANCELADO, SÁB NOV', 'POSPUESTO', 'SIN FECHA' */
  day: string;
  /** '21:00 · San Telmo' */
  where: string;
}

export function ticketWords(evento: CardOf<'evento'>, now: LocalTime): TicketWords {
  const { fechaPeriodica } = evento;
  const time = occurrenceOf(evento, now);
  const where = hourAndPlace(evento, now);
  const { estado } = evento;
  if (!time) return { stub: null, day: estado?.toUpperCase() ?? 'SIN FECHA', where };

  const dia = agendaDia(time.dia, time);
  const today = agendaDay(now);
  const { week, number, month } = dayParts(dia);
  const year = dia.slice(0, 4) === today.slice(0, 4) ? '' : ` ${dia.slice(0, 4)}`;
  const near = { [today]: 'HOY, ', [addDays(today, 1)]: 'MAÑANA, ' }[dia] ?? '';
  return {
    stub: fechaPeriodica ? week : number,
    day:
      (estado === 'cancelado' ? 'CANCELADO, ' : isPast(evento, now) ? 'YA FUE, ' : near) +
      (fechaPeriodica?.toUpperCase() ?? (near ? week : `${week} ${month}${year}`)),
    where,
  };
}
