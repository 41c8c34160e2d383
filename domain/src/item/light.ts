import { agendaDia, type Dated, nextOccurrence } from '../evento/occurrence.ts';
import { reglaOf } from '../evento/regla.ts';
import { isCalledOff } from '../evento/state.ts';
import { addDays, DAYS, type Dia } from '../values/fecha.ts';
import type { Tipo } from '../values/ids.ts';
import { agendaDay, dayBegins, type LocalTime, localTime, momentOf } from '../values/local-time.ts';
import { whenStored } from '../when/of-stored.ts';
import { dateAt, type When } from '../when/when.ts';
import type { Stored } from './kinds-schema.ts';
import { LIT_DAYS } from './shop-window.ts';

/** A span in which an item lights its creator’s window. */
export type Light = readonly [begins: Date, ends: Date];

/** An endless weekly event is lit until the last supported day. */
const FIRST = dayBegins(DAYS.from);
const LAST = dayBegins(DAYS.before);
/** Days ahead for which the dates of a rule with gaps are lit one by one; the night's roll goes on from there. */
const AHEAD = 56;
/** The next date and the one after: the roll of the first makes the following ones. */
const AT_LEAST = 2;

const weekBefore = (dia: Dia): Date => momentOf(dayBegins(addDays(dia, -LIT_DAYS)));

/** Whether a week never passes without a date: days in a row, and every week without dates that are off. */
function isDense({ fechaExacta, exceptions, ...repeating }: Dated): boolean {
  const regla = reglaOf(repeating);
  const isWeekly = regla !== null && 'days' in regla && regla.every === 1;
  return fechaExacta !== null || (isWeekly && ![...(exceptions?.values() ?? [])].includes(null));
}

function lightsOfDates(when: When, now: LocalTime): Light[] {
  const { dates } = when;
  if (!dates) return [];
  if (isDense(dates)) {
    const [first, last] = [dateAt(when, FIRST), dateAt(when, LAST)];
    return first && last ? [[weekBefore(agendaDia(first.dia, first)), momentOf(last.ends)]] : [];
  }
  const lights: Light[] = [];
  const until = addDays(now.slice(0, 10), AHEAD);
  for (
    let time = dateAt(when, now);
    time && (lights.length < AT_LEAST || time.dia <= until);
    time = nextOccurrence(dates, time)
  )
    lights.push([weekBefore(agendaDia(time.dia, time)), momentOf(time.ends)]);
  return united(lights);
}

/** Returns when an item lights its creator's window; nothing for kinds that light none, and for what is called off. */
export function lightsOf<T extends Tipo>(tipo: T, doc: Stored[T], now: Date): Light[] {
  const when = whenStored(tipo, doc);
  if (isCalledOff(when)) return [];
  if (tipo === 'evento') return lightsOfDates(when, localTime(now));
  const dia = tipo === 'curso' ? when.from : null;
  return dia ? [[weekBefore(dia), momentOf(dayBegins(addDays(dia, 1)))]] : [];
}

/** Returns lights sorted and merged. */
export function united(lights: readonly Light[]): Light[] {
  const merged: [Date, Date][] = [];
  for (const [begins, ends] of [...lights].sort(([a], [b]) => a.getTime() - b.getTime())) {
    const last = merged.at(-1);
    if (!last || begins > last[1]) merged.push([begins, ends]);
    else if (ends > last[1]) last[1] = ends;
  }
  return merged;
}

/** Returns the time until which a window is certainly lit, today at most; `null` if dark. */
export function litUntil(lights: readonly Light[], now: Date): LocalTime | null {
  const on = lights.filter(([begins, ends]) => begins <= now && ends > now);
  if (on.length === 0) return null;
  const last = localTime(new Date(Math.max(...on.map(([, ends]) => ends.getTime()))));
  const tomorrow = dayBegins(addDays(agendaDay(localTime(now)), 1));
  return last < tomorrow ? last : tomorrow;
}
