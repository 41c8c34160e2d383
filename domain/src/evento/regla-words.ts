import { type Dia, dayName, monthName } from '../values/fecha.ts';
import { RECURRENCIAS } from './recurrencia.ts';
import { daysOf, type Nth, type Regla, type Repeating, reglaOf } from './regla.ts';

export const NTH: Record<Nth, string> = {
  1: 'Primer',
  2: 'Segundo',
  3: 'Tercer',
  4: 'Cuarto',
  [-1]: 'Último',
};
/** 'lunes, martes y jueves'. The first use of `Intl.ListFormat` takes a slow phone 100 ms. */
const joined = (words: string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 0 = Monday; 1900-01-01 was one. */
export const weekdayName = (day: number): string => dayName(`1900-01-0${day + 1}`);
/** 'sábados' */
export const weekdaysName = (day: number): string => RECURRENCIAS[day]?.split(' ').at(-1) ?? '';
const shortOf = (day: number): string => weekdayName(day).slice(0, 3).toUpperCase();

const isSpan = (days: readonly number[]): boolean =>
  days.length > 2 && days.every((day, i) => day === (days[0] ?? 0) + i);

/** 'Todos los lunes y jueves', 'De lunes a viernes', 'Viernes, cada dos semanas', 'Primer viernes del mes' */
export function repeatText(evento: Repeating): string | null {
  const regla = reglaOf(evento);
  if (!regla) return null;
  if ('nth' in regla) return `${NTH[regla.nth]} ${weekdayName(regla.day)} del mes`;
  const { every, days } = regla;
  const each = every === 1 && days.length === 7;
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const span = each
    ? 'todos los días'
    : isSpan(days)
      ? `de ${weekdayName(first)} a ${weekdayName(last)}`
      : null;
  if (every === 1) return capital(span ?? `todos los ${joined(days.map(weekdaysName))}`);
  return capital(`${span ?? joined(days.map(weekdayName))}, cada dos semanas`);
}

/** The weekdays of a rule, in short: 'Lun y jue', 'Lun a vie'. */
export function weekdaysText(regla: Regla): string {
  const days = daysOf(regla);
  const names = days.map((day) => weekdayName(day).slice(0, 3));
  return capital(isSpan(days) ? `${names[0]} a ${names.at(-1)}` : joined(names));
}

/** A rule as a large word between two small ones: 'TODOS LOS · SÁB', 'DE · LUN · A VIE', 'PRIMER · VIE · DEL MES'. */
export interface RepeatMark {
  over: string;
  numeral: string;
  beneath: string;
}

/** @param next of every second week, it is named: the weekday alone does not say which one */
export function repeatMark(evento: Repeating, next?: Dia | null): RepeatMark | null {
  const regla = reglaOf(evento);
  return regla && { ...markOf(regla), ...(next && 'every' in regla && regla.every === 2 && dateOf(next)) };
}

const dateOf = (dia: Dia) => ({
  numeral: dayName(dia).slice(0, 3).toUpperCase(),
  beneath: `${Number(dia.slice(8))} ${monthName(dia).slice(0, 3).toUpperCase()}`,
});

function markOf(regla: Regla): RepeatMark {
  if ('nth' in regla)
    return { over: NTH[regla.nth].toUpperCase(), numeral: shortOf(regla.day), beneath: 'DEL MES' };
  const { every, days } = regla;
  const over = every === 2 ? 'CADA 2 SEMANAS' : 'TODOS LOS';
  if (every === 1 && days.length === 7) return { over, numeral: 'DÍAS', beneath: '' };
  const [first = 0, ...otherDays] = days;
  const numeral = shortOf(first);
  if (isSpan(days))
    return { over: every === 1 ? 'DE' : over, numeral, beneath: `A ${shortOf(otherDays.at(-1) ?? 0)}` };
  const rest = otherDays.map(shortOf);
  return { over, numeral, beneath: rest.length === 1 ? `Y ${rest[0]}` : joined(rest).toUpperCase() };
}
