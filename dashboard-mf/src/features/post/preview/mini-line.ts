import { agendaDia } from '@vidriera/domain/evento/occurrence';
import { repeatText } from '@vidriera/domain/evento/regla-words';
import type { Card, CardOf } from '@vidriera/domain/item/wire-schema';
import { dayName } from '@vidriera/domain/values/fecha';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { shownAddress } from '@vidriera/domain/values/shown-address';
import { dateRange, hourAndPlace, placeLabel, promoUntil, shortDay } from '@vidriera/kit/words/format';

/** The second line of the preview's strip: when and where, or a link's target. */
export function miniLine(card: Card, now: LocalTime): string {
  const today = agendaDay(now);
  switch (card.tipo) {
    case 'evento':
      return `${dayOf(card, now)} · ${hourAndPlace(card, now)}`;
    case 'curso': {
      const dates = dateRange(card.fechaDesde, card.fechaHasta, today) ?? 'fechas a confirmar';
      return `${capital(dates)} · ${placeLabel(card)}`;
    }
    case 'promo':
      return promoUntil(card, now);
    case 'link': {
      const href = safeUrl(card.enlace);
      return href ? shownAddress(href) : 'Sin dirección';
    }
  }
}

/** 'Vie 27 nov', 'Todos los viernes', 'Sin fecha' */
function dayOf(evento: CardOf<'evento'>, now: LocalTime): string {
  const { fechaExacta } = evento;
  if (!fechaExacta) return repeatText(evento) ?? 'Sin fecha';
  const dia = agendaDia(fechaExacta, evento);
  return capital(`${dayName(dia).slice(0, 3)} ${shortDay(dia, agendaDay(now))}`);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
