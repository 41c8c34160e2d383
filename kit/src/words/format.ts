import type { Hours } from '@vidriera/domain/evento/occurrence';
import { repeatText } from '@vidriera/domain/evento/regla-words';
import { isCalledOff } from '@vidriera/domain/evento/state';
import { MODALIDAD_VISIBLE } from '@vidriera/domain/item/item';
import { dayWord, nearOf } from '@vidriera/domain/item/near';
import { placeName } from '@vidriera/domain/item/place';
import { isPast, occurrenceOf } from '@vidriera/domain/item/time';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { namesPlace } from '@vidriera/domain/localidad/localidad';
import { messages } from '@vidriera/domain/messages/messages';
import { type Dia, monthName as month, dayName as week } from '@vidriera/domain/values/fecha';
import { groupDigits } from '@vidriera/domain/values/group-digits';
import { agendaDay, isNight, type LocalTime, localTime } from '@vidriera/domain/values/local-time';
import { serverNow } from '@vidriera/session/server-clock';

const number = (dia: Dia): number => Number(dia.slice(8, 10));

/** Returns the product's local time, by the server's clock as far as known. Loaders call it, so that server and browser render the same. */
export const now = (moment: Date = new Date(serverNow())): LocalTime => localTime(moment);

/** '2026-11-27' → the parts of 'JUE 27 NOV' */
export const dayParts = (dia: Dia) => ({
  week: week(dia).slice(0, 3).toUpperCase(),
  number: String(number(dia)),
  month: month(dia).slice(0, 3).toUpperCase(),
});

/** '2026-11-27' → '27 nov', with the year if it is not `today`'s */
export function shortDay(dia: Dia, today: Dia): string {
  const text = `${number(dia)} ${month(dia).slice(0, 3)}`;
  return dia.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${dia.slice(0, 4)}`;
}

/** '2026-11-27' → 'viernes 27 de noviembre', with the year if it is not `now`'s; 'Hoy, …' and 'Mañana, …' */
export function longDay(dia: Dia, now: LocalTime): string {
  const text = `${week(dia)} ${number(dia)} de ${month(dia)}`;
  const word = dayWord(dia, now);
  if (word) return `${word}, ${text}`;
  return dia.slice(0, 4) === now.slice(0, 4) ? text : `${text} de ${dia.slice(0, 4)}`;
}

/** '19:30', '22:00' → '19:30 a 22:00 h'; `null` without a start */
export function schedule(start: string | null, end: string | null): string | null {
  if (!start) return end ? `hasta las ${end} h` : null;
  return end ? `${start} a ${end} h` : `${start} h`;
}

/** 'del 3 mar al 27 nov', 'solo el 3 mar', 'desde el 3 mar', 'hasta el 27 nov'; `null` without dates */
export function dateRange(from: Dia | null, to: Dia | null, today: Dia): string | null {
  if (from && from === to) return `solo el ${shortDay(from, today)}`;
  if (from && to) return `del ${shortDay(from, today)} al ${shortDay(to, today)}`;
  if (from) return `desde el ${shortDay(from, today)}`;
  return to ? `hasta el ${shortDay(to, today)}` : null;
}

/** … on cards, where a price stands beside: '30 nov al 25 feb', without the year of an end within a year */
export function shortRange(from: Dia | null, to: Dia | null, today: Dia): string | null {
  if (!from || !to || from === to) return dateRange(from, to, today);
  const yearLater = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
  return `${shortDay(from, today)} al ${shortDay(to, to < yearLater ? to : today)}`;
}

/** 'madrugada del 28', if it is shown under the evening before */
export function afterMidnight(evento: CardOf<'evento'>, now: LocalTime): string | null {
  const time = occurrenceOf(evento, now);
  return !time || nearOf(evento, now)?.dia === time.dia ? null : `madrugada del ${number(time.dia)}`;
}

const joined = (parts: (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null).join(separator);

/** 'San Telmo', 'Virtual', or with its city 'San Telmo, Buenos Aires' */
export function placeLabel({
  modalidad,
  direccion,
  ciudad,
}: Pick<CardOf<'evento'>, 'modalidad' | 'direccion' | 'ciudad'>): string {
  if (modalidad === 'Virtual') return MODALIDAD_VISIBLE[modalidad];
  if (!direccion) return ciudad ?? MODALIDAD_VISIBLE[modalidad];
  const name = placeName(direccion);
  return !ciudad || namesPlace(name, ciudad) ? name : `${name}, ${ciudad}`;
}

/** An event's hour: '21:00', 'hasta las 23:00 h'; `null` without one */
export const eventHour = ({ horaInicio, horaFin }: Hours): string | null =>
  horaInicio ?? schedule(null, horaFin);

type Days = Pick<CardOf<'evento'>, 'fechaFin' | 'corrido' | 'horaFin'>;
/** The last day of several: 'hasta el 29 nov', 'de corrido hasta el 29 nov a las 18:00'; `null` for one day */
export function untilText({ fechaFin, corrido, horaFin }: Days, today: Dia): string | null {
  if (!fechaFin) return null;
  const until = `hasta el ${shortDay(fechaFin, today)}`;
  return corrido ? `de corrido ${until}${horaFin ? ` a\u00a0las\u00a0${horaFin}` : ''}` : until;
}

/** An event's hours: '21:00 a 23:00 h'; of days without a break the first hour, as `untilText` says the last */
export const eventHours = ({ horaInicio, horaFin, corrido }: Hours & Days): string | null =>
  schedule(horaInicio, corrido ? null : horaFin);

/** The same on cards, which have half the room: 'hasta el 29 nov, 18:00' */
const shortUntil = (evento: Days, today: Dia): string | null =>
  evento.fechaFin && evento.corrido
    ? joined([`hasta el ${shortDay(evento.fechaFin, today)}`, evento.horaFin], ', ')
    : untilText(evento, today);

/** An event's place on cards, after what its hour leaves open: 'San Telmo', 'madrugada del 28 · Virtual', 'hasta el 28 nov · Salta' */
export function eventPlace(evento: CardOf<'evento'>, now: LocalTime): string {
  return joined([afterMidnight(evento, now), shortUntil(evento, now), placeLabel(evento)], ' · ');
}

/** Both in one line: '21:00 · San Telmo' */
export const hourAndPlace = (evento: CardOf<'evento'>, now: LocalTime): string =>
  joined([eventHour(evento), eventPlace(evento, now)], ' · ');

export function eventDate(evento: CardOf<'evento'>, now: LocalTime): string {
  const today = now.slice(0, 10);
  const words = nearOf(evento, now);
  if (!words) return 'Sin fecha';
  const { dia, night } = words;
  const repeats = repeatText(evento);
  if (!repeats)
    return joined([longDay(dia, now), afterMidnight(evento, now), untilText(evento, today)], ', ');
  const until = evento.fechaHasta ? ` hasta el ${shortDay(evento.fechaHasta, today)}` : '';
  const next =
    isPast(evento, now) || isCalledOff(evento)
      ? null
      : night === 'Anoche · sigue'
        ? 'anoche, sigue'
        : `próximo: ${dia === today ? 'hoy' : shortDay(dia, today)}`;
  return joined([repeats + until, next, afterMidnight(evento, now)], '\u00a0· ');
}

/** 'Prof. Ana Ruiz'; no title for 'Otros'; `null` without a name */
export function teacher({
  licenciatura,
  nombreProfe,
}: Pick<CardOf<'curso'>, 'licenciatura' | 'nombreProfe'>) {
  if (!nombreProfe) return null;
  return licenciatura === 'Otros' ? nombreProfe : `${licenciatura} ${nombreProfe}`;
}

/** 'Hasta el viernes 27 de noviembre'; on cards short, so that a price fits beside it: 'Hasta el vie 27 nov' */
export function promoUntil(
  { fechaDesde, fechaHasta }: Pick<CardOf<'promo'>, 'fechaDesde' | 'fechaHasta'>,
  now: LocalTime,
  isShort = false,
) {
  const today = agendaDay(now);
  if (fechaHasta && fechaHasta < today) return 'Ya terminó';
  if (fechaDesde && fechaDesde > today) return `Desde el ${shortDay(fechaDesde, today)}`;
  if (!fechaHasta) return 'Sin vencimiento';
  if (fechaHasta === today) return isNight(now) ? 'Termina esta noche' : 'Termina hoy';
  if (isShort) return `Hasta el ${week(fechaHasta).slice(0, 3)} ${shortDay(fechaHasta, today)}`;
  const year = fechaHasta.slice(0, 4) === today.slice(0, 4) ? '' : ` de ${fechaHasta.slice(0, 4)}`;
  return `Hasta el ${week(fechaHasta)} ${number(fechaHasta)} de ${month(fechaHasta)}${year}`;
}

/** 'Para los primeros 80', however many are taken already */
export const canjes = (amount: number): string =>
  amount === 1 ? 'Para una sola persona' : `Para los primeros ${groupDigits(amount)}`;

/** An owner's display name; an owner without a username has no page. */
export const authorName = (author: { username: string; nombre: string }): string =>
  author.username ? author.nombre || author.username : messages.general.nameless;
