/** Default zone of dates. */
export const ZONE = 'America/Argentina/Buenos_Aires';

/** A calendar day: `2026-11-27`. */
export type Dia = string;

/** First storable day, and first one that is not. */
export const DAYS = { from: '1970-01-01', before: '2200-01-01' } as const;

const DIA = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Cached: creating a formatter is five times slower than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const kept = clocks.get(zone);
  if (kept) return kept;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Returns the zone’s offset from UTC in milliseconds. */
export function offset(moment: Date, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(
    parts.year ?? 0,
    (parts.month ?? 1) - 1,
    parts.day ?? 1,
    parts.hour ?? 0,
    parts.minute ?? 0,
    parts.second ?? 0,
  );
  return local - Math.floor(moment.getTime() / 1000) * 1000;
}

export function diaOf(moment: Date, zone: string = ZONE): Dia {
  return new Date(moment.getTime() + offset(moment, zone)).toISOString().slice(0, 10);
}

/** Returns a stored date’s day; ‘’ for none. */
export const dateToDia = (fecha: Date | null): string => (fecha ? diaOf(fecha) : '');

/** Returns a day's local midnight, or its first moment; `null` for no day ('2026-02-30'). */
export function midnight(dia: Dia | null | undefined, zone: string = ZONE): Date | null {
  const parts = DIA.exec(dia ?? '');
  if (!parts) return null;
  const utc = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  if (new Date(utc).toISOString().slice(0, 10) !== dia) return null;
  const guess = new Date(utc - offset(new Date(utc), zone));
  const settled = new Date(utc - offset(guess, zone));
  // Where clocks skipped midnight, that is still the day before.
  return diaOf(settled, zone) === dia ? settled : guess;
}

const isMonth = (text = ''): boolean => text >= '01' && text <= '12';

export function addDays(dia: Dia, days: number): Dia {
  const parts = DIA.exec(dia);
  if (!parts) throw new RangeError(`Not a day: ${dia}`);
  const day = Number(parts[3]) + days;
  // Fast path within a month: the calendar takes ten times as long.
  if (day >= 1 && day <= 28 && isMonth(parts[2])) return `${dia.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, day)).toISOString().slice(0, 10);
}

/** 0 = Sunday. */
export function weekday(dia: Dia): number {
  return new Date(`${dia}T00:00:00Z`).getUTCDay();
}

const WEEK = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** '2026-11-27' → 'viernes'. */
export const dayName = (dia: Dia): string => WEEK[weekday(dia)] ?? '';
/** '2026-11-27' → 'noviembre'. */
export const monthName = (dia: Dia): string => MONTHS[Number(dia.slice(5, 7)) - 1] ?? '';

export const DATE_RANGES = ['hoy', 'manana', 'finde', 'semana', 'mes'] as const;
export type DateRange = (typeof DATE_RANGES)[number];
/** Ranges that words of a search name. */
export const NAMED_DATES = ['hoy', 'manana', 'finde'] as const satisfies readonly DateRange[];
/** Values of `fecha` in a list: a window, `mas-adelante` (after today, tomorrow and the weekend), or `sin-fecha` (undated). */
export const LIST_DATES = [...DATE_RANGES, 'mas-adelante', 'sin-fecha'] as const;
export type ListDates = (typeof LIST_DATES)[number];

/** Returns a window’s first and last day. The weekend is Friday to Sunday; the week lasts until Sunday. */
export function range(which: DateRange, today: Dia): [Dia, Dia] {
  if (which === 'hoy') return [today, today];
  if (which === 'manana') return [addDays(today, 1), addDays(today, 1)];
  const sunday = addDays(today, (7 - weekday(today)) % 7);
  if (which === 'semana') return [today, sunday];
  if (which === 'finde') {
    const friday = addDays(sunday, -2);
    return [friday < today ? today : friday, sunday];
  }
  const [year, month] = today.split('-').map(Number) as [number, number];
  return [today, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)];
}
