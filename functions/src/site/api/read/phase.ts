import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import { whenStored } from '@vidriera/domain/when/of-stored';
import { isGone, isOver, placeAt, type Window } from '@vidriera/domain/when/when';
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
  days: Window | null,
): 'ahead' | 'again' | 'past' | 'nowhere' {
  const stored = place ? momentAt(place) : 0;
  const [when, now] = [whenStored(tipo, doc), localTime(at)];
  if (isOver(when, now)) return 'past';
  if (isGone(when, now)) return 'nowhere';
  const current = placeAt(when, now);
  if (!current) return 'past';
  const lastDia = current.time?.lastDia ?? current.dia;
  if (days && (current.dia > days[1] || lastDia < days[0])) return 'nowhere';
  // An exception may move a weekly date by hours; dates of a rule may follow each other by the day, and are read apart.
  const gap = 'regla' in doc && doc.regla ? 0 : 3 * DAY;
  const isAgain = tipo === 'evento' && current.moment.getTime() - stored > gap;
  if (stored < at.getTime() - (isAgain ? BEHIND : LONGEST)) return 'past';
  return isAgain ? 'again' : 'ahead';
}
