import { RECURRENCIAS, type Recurrencia } from '@vidriera/domain/evento/recurrencia';
import { addDays, type Dia, weekday } from '@vidriera/domain/values/fecha';
import { LIMITS } from '@vidriera/domain/values/limits';
import type ICAL from 'ical.js';
import type { CalendarDate } from './occurrences.ts';

/** A repeating event as it is said here, with the dates that stand apart. */
interface Said {
  fechaPeriodica: Recurrencia;
  fechaDesde: Dia | null;
  fechaHasta: Dia | null;
  horaInicio: string | null;
  horaFin: string | null;
  excepciones: string[];
  apart: CalendarDate[];
}

interface Repeated {
  rule: ICAL.Recur | null;
  dates: readonly CalendarDate[];
  isEndless: boolean;
  first: Dia;
}

/**
 * Says a rule in our words; `null` if it can't be said, so that its dates are brought.
 * Further kinds of rules stand here: each is compared with the calendar's own dates, so a wrong guess becomes dates, never a wrong day.
 */
export function say(repeated: Repeated): Said | null {
  const { rule } = repeated;
  const days = rule?.parts.BYDAY?.length ?? 0;
  const isWeekly = rule?.freq === 'WEEKLY' && rule.interval === 1 && days <= 1;
  return isWeekly ? sayWeekly(repeated) : null;
}

function sayWeekly({ dates, isEndless, first }: Repeated): Said | null {
  const [next] = dates;
  const last = dates.at(-1);
  if (!next || !last || dates.some(({ fechaFin }) => fechaFin)) return null;
  const fechaPeriodica = RECURRENCIAS[(weekday(next.ruled) + 6) % 7];
  if (!fechaPeriodica || dates.some(({ ruled }) => weekday(ruled) !== weekday(next.ruled))) return null;
  const onDay = new Map(dates.filter(({ dia, ruled }) => dia === ruled).map((date) => [date.dia, date]));
  const usual = mostUsual([...onDay.values()]);
  if (!usual) return null;
  const excepciones: string[] = [];
  for (let dia = next.ruled; dia <= last.ruled; dia = addDays(dia, 7)) {
    const date = onDay.get(dia);
    if (!date) excepciones.push(`${dia}|cancelado`);
    else if (hours(date) !== hours(usual)) {
      if (!date.horaInicio || !date.horaFin) return null;
      excepciones.push(`${dia}|${date.horaInicio}|${date.horaFin}`);
    }
  }
  if (excepciones.length > LIMITS.excepciones) return null;
  return {
    fechaPeriodica,
    fechaDesde: first >= next.ruled ? first : null,
    fechaHasta: isEndless ? null : last.ruled,
    horaInicio: usual.horaInicio,
    horaFin: usual.horaFin,
    excepciones,
    apart: dates.filter(({ dia, ruled }) => dia !== ruled),
  };
}

const hours = ({ horaInicio, horaFin }: CalendarDate): string => `${horaInicio}|${horaFin}`;

/** The date whose hours most others have. */
function mostUsual(dates: CalendarDate[]): CalendarDate | undefined {
  const amount = (of: CalendarDate) => dates.filter((date) => hours(date) === hours(of)).length;
  return dates.reduce<CalendarDate | undefined>(
    (best, date) => (!best || amount(date) > amount(best) ? date : best),
    undefined,
  );
}
