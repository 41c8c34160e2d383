import type { PublicPerfil } from '@vidriera/domain/api/schema';
import type { Next, ShopWindow } from '@vidriera/domain/item/shop-window';
import { addDays, type Dia, dayName, monthName } from '@vidriera/domain/values/fecha';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { detailPath } from './detail-path.ts';

/** What is worked out for the front of somebody's window. */
export interface ShopFrontData {
  lit: boolean;
  /** '@lacasona · en Salta': the handle where the name does not say the same, and the place; `null` without either. */
  handle: string | null;
  sign: ShopSign | null;
}

export interface ShopSign {
  to: string;
  /** The day's number. */
  day: string;
  /** 'Hoy · 21:00', or 'Vuelve el jue 27'. */
  words: string;
  titulo: string;
}

/** Days ahead in which a weekday and a number say which month is meant. */
const MONTHLESS = 27;

/** The front as it is drawn at a moment; dark and without a sign where nothing is known of the window. */
export function shopFrontOf(
  { username, nombre, localidad }: Pick<PublicPerfil, 'username' | 'nombre' | 'localidad'>,
  { lit, next }: ShopWindow = { lit: false, next: null },
  now: LocalTime,
): ShopFrontData {
  const name = bare(username) === bare(nombre) ? '' : `@${username}`;
  const handle = [name, localidad ? `en ${localidad.nombre}` : ''].filter(Boolean).join(' · ') || null;
  if (!next) return { lit, handle, sign: null };
  const { tipo, id, titulo, dia } = next;
  const words = lit ? when(next, now) : `Vuelve el ${weekdayAndNumber(dia)}${month(dia, now)}`;
  return { lit, handle, sign: { to: detailPath(tipo, id), day: number(dia), words, titulo } };
}

/** A name as it would be written in an address: 'La Peña' is 'lapena'. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase();

const number = (dia: Dia): string => String(Number(dia.slice(8)));
const weekdayAndNumber = (dia: Dia): string => `${dayName(dia).slice(0, 3)} ${number(dia)}`;

/** 'Hoy · 21:00', 'Mañana', 'Jue 27 · 21:00' */
function when({ dia, hora }: Next, now: LocalTime): string {
  const today = agendaDay(now);
  const far = weekdayAndNumber(dia);
  const day =
    dia === today ? 'Hoy' : dia === addDays(today, 1) ? 'Mañana' : far.charAt(0).toUpperCase() + far.slice(1);
  return hora ? `${day} · ${hora}` : day;
}

/** ' de mayo' of what is far away, ' de mayo de 2027' of another year. */
function month(dia: Dia, now: LocalTime): string {
  if (dia <= addDays(agendaDay(now), MONTHLESS)) return '';
  const year = dia.slice(0, 4);
  return ` de ${monthName(dia)}${year === now.slice(0, 4) ? '' : ` de ${year}`}`;
}
