import type { Tarjeta, TarjetaCurso, TarjetaEvento, TarjetaPromo } from 'domain/api';
import { type Dia, diaDe, nombreDelMes as mes, nombreDelDia as semana, sumarDias } from 'domain/fecha';
import { mensajes } from 'domain/messages';

const numero = (dia: Dia): number => Number(dia.slice(8, 10));

/** Today in the product's zone. Loaders call it, so that server and browser draw the same day. */
export const today = (now: Date = new Date()): Dia => diaDe(now);

/** '2026-11-27' → 'JUE 27 NOV' in its parts. */
export const dayParts = (dia: Dia) => ({
  semana: semana(dia).slice(0, 3).toUpperCase(),
  numero: String(numero(dia)),
  mes: mes(dia).slice(0, 3).toUpperCase(),
});

/** '2026-11-27' → '27 nov', with the year when it is not `hoy`'s. */
export function shortDay(dia: Dia, hoy: Dia): string {
  const texto = `${numero(dia)} ${mes(dia).slice(0, 3)}`;
  return dia.slice(0, 4) === hoy.slice(0, 4) ? texto : `${texto} ${dia.slice(0, 4)}`;
}

/** '2026-11-27' → 'viernes 27 de noviembre', with the year when it is not `hoy`'s; 'Hoy, …' and 'Mañana, …' are said. */
export function longDay(dia: Dia, hoy: Dia): string {
  const texto = `${semana(dia)} ${numero(dia)} de ${mes(dia)}`;
  if (dia === hoy) return `Hoy, ${texto}`;
  if (dia === sumarDias(hoy, 1)) return `Mañana, ${texto}`;
  return dia.slice(0, 4) === hoy.slice(0, 4) ? texto : `${texto} de ${dia.slice(0, 4)}`;
}

/** '19:30', '22:00' → '19:30 a 22:00 h'; `null` without a start. */
export function schedule(inicio: string | null, fin: string | null): string | null {
  if (!inicio) return fin ? `hasta las ${fin} h` : null;
  return fin ? `${inicio} a ${fin} h` : `${inicio} h`;
}

/** From–to of a course or promo: 'del 3 mar al 27 nov', 'desde el 3 mar', 'hasta el 27 nov'; `null` without dates. */
export function dateRange(desde: Dia | null, hasta: Dia | null, hoy: Dia): string | null {
  if (desde && hasta) return `del ${shortDay(desde, hoy)} al ${shortDay(hasta, hoy)}`;
  if (desde) return `desde el ${shortDay(desde, hoy)}`;
  return hasta ? `hasta el ${shortDay(hasta, hoy)}` : null;
}

/** Whether an event's exact date, or a course's or promo's last day, is over. What has no date never is. */
export function isPast(tarjeta: Tarjeta, hoy: Dia): boolean {
  if (tarjeta.tipo === 'evento') return tarjeta.fechaExacta !== null && tarjeta.fechaExacta < hoy;
  if (tarjeta.tipo === 'link') return false;
  const ultimo = tarjeta.fechaHasta ?? (tarjeta.tipo === 'curso' ? null : tarjeta.fechaDesde);
  return ultimo !== null && ultimo < hoy;
}

type FechasEvento = Pick<TarjetaEvento, 'fechaExacta' | 'fechaPeriodica'>;

/** An event's date in one line, as its detail says it. */
export function eventDate(evento: FechasEvento & { proximaFecha: Dia | null }, hoy: Dia): string {
  if (evento.fechaExacta) return longDay(evento.fechaExacta, hoy);
  if (!evento.fechaPeriodica) return 'Sin fecha';
  const proxima = evento.proximaFecha && evento.proximaFecha >= hoy ? evento.proximaFecha : null;
  return proxima ? `${evento.fechaPeriodica} · próximo: ${shortDay(proxima, hoy)}` : evento.fechaPeriodica;
}

/** 'Prof. Ana Ruiz'; a teacher of title 'Otros' has none; `null` without a name. */
export function teacher({ licenciatura, nombreProfe }: Pick<TarjetaCurso, 'licenciatura' | 'nombreProfe'>) {
  if (!nombreProfe) return null;
  return licenciatura === 'Otros' ? nombreProfe : `${licenciatura} ${nombreProfe}`;
}

/** Until when a promo is valid, as its coupon says it. */
export function promoUntil(
  { fechaDesde, fechaHasta }: Pick<TarjetaPromo, 'fechaDesde' | 'fechaHasta'>,
  hoy: Dia,
) {
  if (fechaHasta && fechaHasta < hoy) return 'Ya terminó';
  if (fechaDesde && fechaDesde > hoy) return `Desde el ${shortDay(fechaDesde, hoy)}`;
  if (!fechaHasta) return 'Sin vencimiento';
  return fechaHasta === hoy ? 'Termina hoy' : `Hasta el ${shortDay(fechaHasta, hoy)}`;
}

/** Name shown for an item's owner; one without a username has no page to be named by. */
export const authorName = (autor: { username: string; nombre: string }): string =>
  autor.username ? autor.nombre || autor.username : mensajes.general.sinNombre;
