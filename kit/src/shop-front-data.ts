import type { PublicPerfil } from '@vidriera/domain/api/schema';
import type { Next, ShopWindow } from '@vidriera/domain/item/shop-window';
import { addDays, type Dia, dayName, monthName } from '@vidriera/domain/values/fecha';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { detailPath } from './detail-path.ts';

export interface ShopFrontData {
  lit: boolean;
  /** '@lacasona · en Salta', without the handle if the name says the same; `null` without either */
  handle: string | null;
  sign: ShopSign | null;
}

export interface ShopSign {
  to: string;
  day: string;
  /** 'Hoy · 21:00', or 'Vuelve el jue 27'. */
  words: string;
  titulo: string;
}

/** Days within which a weekday and a number are unambiguous. */
const MONTHLESS = 27;

/** Returns the front at a moment; dark and without a sign if nothing is known of the window. */
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

/** 'La Peña' → 'lapena' */
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

/** ' de mayo' if it is far away, ' de mayo de 2027' in another year */
function month(dia: Dia, now: LocalTime): string {
  if (dia <= addDays(agendaDay(now), MONTHLESS)) return '';
  const year = dia.slice(0, 4);
  return ` de ${monthName(dia)}${year === now.slice(0, 4) ? '' : ` de ${year}`}`;
}
