import type { Card, CardOf } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import { addDays, type Dia, diaOf, monthName as month, dayName as week } from 'domain/values/fecha';

const number = (dia: Dia): number => Number(dia.slice(8, 10));

/** Today in the product's zone. Loaders call it, so that server and browser draw the same day. */
export const today = (now: Date = new Date()): Dia => diaOf(now);

/** '2026-11-27' → 'JUE 27 NOV' in its parts. */
export const dayParts = (dia: Dia) => ({
  week: week(dia).slice(0, 3).toUpperCase(),
  number: String(number(dia)),
  month: month(dia).slice(0, 3).toUpperCase(),
});

/** '2026-11-27' → '27 nov', with the year when it is not `today`'s. */
export function shortDay(dia: Dia, today: Dia): string {
  const text = `${number(dia)} ${month(dia).slice(0, 3)}`;
  return dia.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${dia.slice(0, 4)}`;
}

/** '2026-11-27' → 'viernes 27 de noviembre', with the year when it is not `today`'s; 'Hoy, …' and 'Mañana, …' are said. */
export function longDay(dia: Dia, today: Dia): string {
  const text = `${week(dia)} ${number(dia)} de ${month(dia)}`;
  if (dia === today) return `Hoy, ${text}`;
  if (dia === addDays(today, 1)) return `Mañana, ${text}`;
  return dia.slice(0, 4) === today.slice(0, 4) ? text : `${text} de ${dia.slice(0, 4)}`;
}

/** '19:30', '22:00' → '19:30 a 22:00 h'; `null` without a start. */
export function schedule(start: string | null, end: string | null): string | null {
  if (!start) return end ? `hasta las ${end} h` : null;
  return end ? `${start} a ${end} h` : `${start} h`;
}

/** From–to of a course or promo: 'del 3 mar al 27 nov', 'desde el 3 mar', 'hasta el 27 nov'; `null` without dates. */
export function dateRange(from: Dia | null, to: Dia | null, today: Dia): string | null {
  if (from && to) return `del ${shortDay(from, today)} al ${shortDay(to, today)}`;
  if (from) return `desde el ${shortDay(from, today)}`;
  return to ? `hasta el ${shortDay(to, today)}` : null;
}

/** Whether an event's exact date, or a course's or promo's last day, is over. What has no date never is. */
export function isPast(card: Card, today: Dia): boolean {
  if (card.tipo === 'evento') return card.fechaExacta !== null && card.fechaExacta < today;
  if (card.tipo === 'link') return false;
  const last = card.fechaHasta ?? (card.tipo === 'curso' ? null : card.fechaDesde);
  return last !== null && last < today;
}

type EventoFechas = Pick<CardOf<'evento'>, 'fechaExacta' | 'fechaPeriodica'>;

/** An event's date in one line, as its detail says it. */
export function eventDate(evento: EventoFechas & { proximaFecha: Dia | null }, today: Dia): string {
  if (evento.fechaExacta) return longDay(evento.fechaExacta, today);
  if (!evento.fechaPeriodica) return 'Sin fecha';
  const next = evento.proximaFecha && evento.proximaFecha >= today ? evento.proximaFecha : null;
  return next ? `${evento.fechaPeriodica} · próximo: ${shortDay(next, today)}` : evento.fechaPeriodica;
}

/** 'Prof. Ana Ruiz'; a teacher of title 'Otros' has none; `null` without a name. */
export function teacher({
  licenciatura,
  nombreProfe,
}: Pick<CardOf<'curso'>, 'licenciatura' | 'nombreProfe'>) {
  if (!nombreProfe) return null;
  return licenciatura === 'Otros' ? nombreProfe : `${licenciatura} ${nombreProfe}`;
}

/** Until when a promo is valid, as its coupon says it. */
export function promoUntil(
  { fechaDesde, fechaHasta }: Pick<CardOf<'promo'>, 'fechaDesde' | 'fechaHasta'>,
  today: Dia,
) {
  if (fechaHasta && fechaHasta < today) return 'Ya terminó';
  if (fechaDesde && fechaDesde > today) return `Desde el ${shortDay(fechaDesde, today)}`;
  if (!fechaHasta) return 'Sin vencimiento';
  return fechaHasta === today ? 'Termina hoy' : `Hasta el ${shortDay(fechaHasta, today)}`;
}

/** Name shown for an item's owner; one without a username has no page to be named by. */
export const authorName = (author: { username: string; nombre: string }): string =>
  author.username ? author.nombre || author.username : messages.general.nameless;
