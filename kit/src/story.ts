import type { Card } from 'domain/item/wire-schema';
import type { Dia } from 'domain/values/fecha';
import { authorName, dateRange, dayParts, eventDate, promoUntil, schedule, teacher } from './format.ts';

/** What a story's picture shows. */
export interface Story {
  /** Over the title: 'EVENTO'. */
  label: string;
  titulo: string;
  /** When and where, in words. */
  lines: string[];
  /** The day on its ticket stub. */
  day: Dia | null;
  /** Storage path, download URL or `blob:` address. */
  imagen: string | null;
  /** Whose it is, and the short address shown at the foot ('vidriera.ar/ana'). */
  author: string;
  address: string;
}

const LABEL = { evento: 'EVENTO', curso: 'CURSO', promo: 'PROMO', link: 'LINK' } as const;

/** The story of an item, from its card; `linkHost` is the page's ('vidriera.ar/'). */
export const storyOf = (card: Card, today: Dia, linkHost: string): Story => ({
  label: LABEL[card.tipo],
  titulo: card.titulo,
  lines: linesOf(card, today).flatMap((line) => line || []),
  day: card.tipo === 'evento' ? (card.fechaExacta ?? card.proximaFecha) : null,
  imagen: card.imagen,
  author: authorName(card.usuario),
  address: `${linkHost}${card.usuario.username}`,
});

function linesOf(card: Card, today: Dia): (string | null)[] {
  if (card.tipo === 'link') return [card.descripcion];
  if (card.tipo === 'promo') return [promoUntil(card, today)];
  const place = card.modalidad === 'Virtual' ? 'Virtual' : card.direccion;
  const hours = schedule(card.horaInicio, card.horaFin);
  if (card.tipo === 'evento') {
    const dated = card.fechaExacta || card.fechaPeriodica ? eventDate(card, today) : null;
    return [dated, hours, place];
  }
  return [dateRange(card.fechaDesde, card.fechaHasta, today), hours, teacher(card), place];
}

/** '2026-11-27' as its stub says it, in three lines. */
export const stubOf = (day: Dia): [string, string, string] => {
  const { week, number, month } = dayParts(day);
  return [week, number, month];
};
