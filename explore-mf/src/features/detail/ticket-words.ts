import { repeatText } from '@vidriera/domain/evento/regla-words';
import { nearOf } from '@vidriera/domain/item/near';
import { isPast } from '@vidriera/domain/item/time';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { dayName } from '@vidriera/domain/values/fecha';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import {
  afterMidnight,
  dayParts,
  eventHour,
  placeLabel,
  shortDay,
  untilText,
} from '@vidriera/kit/words/format';

interface TicketWords {
  /** '28' over 'NOV'; 'SÁB' alone for a weekly event; `null` without a date. */
  stub: { large: string; small: string | null } | null;
  /** 'Sábado · 22:00 a 02:00', 'Hoy · 22:00', 'Hoy, todos los sábados · 22:00', 'Primer viernes del mes · 22:00', 'Esta noche · 01:00', 'Anoche · sigue', 'CANCELADO · martes 1 dic', 'YA FUE · sábado 14 nov', 'Sin fecha' */
  when: string;
  /** 'San Telmo · Desde $ 12.000' */
  where: string;
  /** Whether `stub` and `when` say the whole date. */
  saysDate: boolean;
}

const joined = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function ticketWords(evento: CardOf<'evento'>, now: LocalTime): TicketWords {
  const { fechaPeriodica, fechaFin, corrido, estado, precio, horaInicio, horaFin } = evento;
  const words = nearOf(evento, now);
  const repeats = repeatText(evento);
  const where = joined([placeLabel(evento), precio]);
  const hour = horaInicio && horaFin && !corrido ? `${horaInicio} a ${horaFin}` : eventHour(evento);
  const until = untilText(evento, now);
  if (!words) {
    const when = joined([estado?.toUpperCase() ?? 'Sin fecha', hour, until]);
    return { stub: null, when, where, saysDate: !estado };
  }

  const { dia, night } = words;
  const { week, number, month } = dayParts(dia);
  const year = dia.slice(0, 4) === now.slice(0, 4) ? '' : ` ${dia.slice(0, 4)}`;
  const over = estado === 'cancelado' ? 'CANCELADO' : isPast(evento, now) ? 'YA FUE' : null;
  const near = night ?? words.day;
  const day = repeats ?? near ?? capital(dayName(dia));
  return {
    stub: fechaPeriodica ? { large: week, small: null } : { large: number, small: month + year },
    when: over
      ? joined([over, repeats ?? `${dayName(dia)} ${shortDay(dia, now)}`])
      : joined([
          near && repeats ? `${near}, ${lower(repeats)}` : day,
          night === 'Anoche · sigue' ? null : hour,
          afterMidnight(evento, now),
          until,
        ]),
    where,
    saysDate: !repeats && !(over && fechaFin),
  };
}
