import { datedOf } from '@vidriera/domain/evento/dated';
import { agendaDia, occurrence, placeOf } from '@vidriera/domain/evento/occurrence';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { type Dia, dateToDia } from '@vidriera/domain/values/fecha';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import type { Placed, StreamPlace } from './stream.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/**
 * Longest duration after the ordering moment: a day for events; until the agenda's next day for items ordered
 * by their midnight.
 */
export const LONGEST = 30 * HOUR;
/** Repeating events whose time has passed are read this far back, so one nightly run may fail. */
export const BEHIND = 8 * DAY;

/** In milliseconds. */
export const momentAt = ({ s, n }: StreamPlace): number => s * 1000 + n / 1e6;

/**
 * Returns an item's position at a moment: current or upcoming by stored order (`ahead`), later for a weekly or
 * ruled event whose time has passed (`again`), or past.
 * @param days of the agenda on which an event must take place
 */
export function phaseOf(
  tipo: TipoAgenda,
  { item: { doc }, place }: Placed,
  at: Date,
  days: [Dia, Dia] | null,
): 'ahead' | 'again' | 'past' | 'nowhere' {
  const stored = place ? momentAt(place) : 0;
  if (tipo !== 'evento') {
    const { fechaDesde = null, fechaHasta = null } = doc as Stored['curso' | 'promo'];
    const last = dateToDia(fechaHasta ?? (tipo === 'curso' ? fechaDesde : null));
    const isOver = last !== '' && last < agendaDay(localTime(at));
    return isOver || stored < at.getTime() - LONGEST ? 'past' : 'ahead';
  }
  const evento = doc as Stored['evento'];
  const dated = datedOf(evento);
  const time = occurrence(dated, localTime(at));
  if (!time || time.ends <= localTime(at)) return 'past';
  const dia = agendaDia(time.dia, time);
  if (days && (dia < days[0] || dia > days[1])) return 'nowhere';
  // An exception may move a weekly date by hours; dates of a rule may follow each other by the day, and are read apart.
  const isAgain = placeOf(time.dia, time).getTime() - stored > (evento.regla ? 0 : 3 * DAY);
  if (stored < at.getTime() - (isAgain ? BEHIND : LONGEST)) return 'past';
  return isAgain ? 'again' : 'ahead';
}
