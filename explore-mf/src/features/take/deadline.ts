import { KEPT_MS, lapseOf } from '@vidriera/domain/claim/times';
import type { Dia } from '@vidriera/domain/values/fecha';
import { dayEnds, type LocalTime, momentOf } from '@vidriera/domain/values/local-time';
import { longDay } from '@vidriera/kit/words/format';

/** How long a promo taken now can be used: 72 hours, or until its last day if that is earlier. */
export function deadlineText(fechaHasta: Dia | null, now: LocalTime): string {
  const taken = momentOf(now).getTime();
  const ends = fechaHasta ? dayEnds(fechaHasta).getTime() : null;
  if (!fechaHasta || lapseOf(taken, ends) === lapseOf(taken, null))
    return `Desde que la tomás, tenés ${KEPT_MS / 3_600_000} horas para usarla.`;
  const day = longDay(fechaHasta, now).replace(/^(Hoy|Mañana)/, (word) => word.toLowerCase());
  return `Tenés hasta ${/^(hoy|mañana),/.test(day) ? day : `el ${day}`} para usarla.`;
}
