import { agendaDia } from 'domain/evento/occurrence';
import { occurrenceOf } from 'domain/item/time';
import type { Card, CardOf } from 'domain/item/wire-schema';
import type { Dia } from 'domain/values/fecha';
import { agendaDay, type LocalTime } from 'domain/values/local-time';
import { authorName, dateRange, dayParts, eventDate, schedule, teacher } from './format.ts';

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
export const storyOf = (card: Card, now: LocalTime, linkHost: string): Story => ({
  label: LABEL[card.tipo],
  titulo: card.titulo,
  lines: linesOf(card, now).flatMap((line) => line || []),
  day: card.tipo === 'evento' ? dayOf(card, now) : null,
  imagen: card.imagen,
  author: authorName(card.usuario),
  address: `${linkHost}${card.usuario.username}`,
});

function dayOf(evento: CardOf<'evento'>, now: LocalTime): Dia | null {
  const time = occurrenceOf(evento, now);
  return time && agendaDia(time.dia, evento);
}

/** A picture is looked at on other days, too: it says nothing of today. */
const lasting = (words: string): string => words.replace(/^(?:Hoy|Mañana), /, '');

function linesOf(card: Card, now: LocalTime): (string | null)[] {
  if (card.tipo === 'link') return [card.descripcion];
  const today = agendaDay(now);
  if (card.tipo === 'promo') return [dateRange(card.fechaDesde, card.fechaHasta, today)];
  const place = card.modalidad === 'Virtual' ? 'Virtual' : card.direccion;
  const hours = schedule(card.horaInicio, card.horaFin);
  if (card.tipo === 'evento') {
    const dated = card.fechaExacta ? lasting(eventDate(card, now)) : card.fechaPeriodica;
    return [dated, hours, place];
  }
  return [dateRange(card.fechaDesde, card.fechaHasta, today), hours, teacher(card), place];
}

/** '2026-11-27' as its stub says it, in three lines. */
export const stubOf = (day: Dia): [string, string, string] => {
  const { week, number, month } = dayParts(day);
  return [week, number, month];
};
