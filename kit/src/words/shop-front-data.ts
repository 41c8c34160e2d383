import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { type Near, near } from '@vidriera/domain/item/near';
import type { Next, ShopWindow } from '@vidriera/domain/item/shop-window';
import { addDays, type Dia, dayName, monthName } from '@vidriera/domain/values/fecha';
import { agendaDay, agendaTime, dayBegins, type LocalTime } from '@vidriera/domain/values/local-time';
import { detailPath } from '../going/detail-path.ts';

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
  const { tipo, id, titulo } = next;
  const words = nearNext(next, now);
  const { dia } = words;
  const text = lit ? when(next, words) : `Vuelve el ${weekdayAndNumber(dia)}${month(dia, now)}`;
  return { lit, handle, sign: { to: detailPath(tipo, id), day: number(dia), words: text, titulo } };
}

/** 'La Peña' → 'lapena' */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase();

const number = (dia: Dia): string => String(Number(dia.slice(8)));
const weekdayAndNumber = (dia: Dia): string => `${dayName(dia).slice(0, 3)} ${number(dia)}`;

/** 'Hoy · 21:00', 'Mañana', 'Jue 27 · 21:00', 'Esta noche · 01:00', 'Anoche · sigue' */
function when({ hora }: Next, { dia, day, night }: Near): string {
  if (night === 'Anoche · sigue') return night;
  const far = weekdayAndNumber(dia);
  const words = night ?? day ?? far.charAt(0).toUpperCase() + far.slice(1);
  return hora ? `${words} · ${hora}` : words;
}

/** An item that is on or to come. @param next its day is the agenda's */
function nearNext({ dia: evening, hora }: Next, now: LocalTime): Near {
  const begins = hora ? agendaTime(evening, hora) : dayBegins(evening);
  return near(
    { dia: begins.slice(0, 10), horaInicio: hora, begins, ends: addDays(now.slice(0, 10), 1) },
    now,
  );
}

/** ' de mayo' if it is far away, ' de mayo de 2027' in another year */
function month(dia: Dia, now: LocalTime): string {
  if (dia <= addDays(agendaDay(now), MONTHLESS)) return '';
  const year = dia.slice(0, 4);
  return ` de ${monthName(dia)}${year === now.slice(0, 4) ? '' : ` de ${year}`}`;
}
