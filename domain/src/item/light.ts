import { datedOf, diaOrNull } from '../evento/dated.ts';
import { agendaDia, occurrence } from '../evento/occurrence.ts';
import { isCalledOff } from '../evento/state.ts';
import { addDays, DAYS, type Dia } from '../values/fecha.ts';
import type { Tipo } from '../values/ids.ts';
import { agendaDay, dayBegins, type LocalTime, localTime, momentOf } from '../values/local-time.ts';
import type { Stored } from './kinds-schema.ts';
import { LIT_DAYS } from './shop-window.ts';

/** A span in which an item lights its creator’s window. */
export type Light = readonly [begins: Date, ends: Date];

/** An endless weekly event is lit until the last supported day. */
const FIRST = dayBegins(DAYS.from);
const LAST = dayBegins(DAYS.before);

const weekBefore = (dia: Dia): Date => momentOf(dayBegins(addDays(dia, -LIT_DAYS)));

/** Returns an item’s light; `null` for kinds that have none, and cancelled or postponed items. A weekly event is lit without breaks. */
export function lightOf<T extends Tipo>(tipo: T, doc: Stored[T]): Light | null {
  if (tipo !== 'link' && isCalledOff(doc as Stored['evento' | 'curso' | 'promo'])) return null;
  if (tipo === 'evento') {
    const dated = datedOf(doc as Stored['evento']);
    const [first, last] = [occurrence(dated, FIRST), occurrence(dated, LAST)];
    if (!first || !last) return null;
    return [weekBefore(agendaDia(first.dia, first)), momentOf(last.ends)];
  }
  const dia = tipo === 'curso' ? diaOrNull((doc as Stored['curso']).fechaDesde) : null;
  return dia ? [weekBefore(dia), momentOf(dayBegins(addDays(dia, 1)))] : null;
}

/** Returns the time until which a window is certainly lit, today at most; `null` if dark. */
export function litUntil(lights: readonly Light[], now: Date): LocalTime | null {
  const on = lights.filter(([begins, ends]) => begins <= now && ends > now);
  if (on.length === 0) return null;
  const last = localTime(new Date(Math.max(...on.map(([, ends]) => ends.getTime()))));
  const tomorrow = dayBegins(addDays(agendaDay(localTime(now)), 1));
  return last < tomorrow ? last : tomorrow;
}
