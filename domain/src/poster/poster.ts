import type { PublicPerfil } from '../api/schema.ts';
import { agendaDia } from '../evento/occurrence.ts';
import { type RepeatMark, repeatMark } from '../evento/regla-words.ts';
import { isSoldOut, soldOutWord, stateWord } from '../evento/state.ts';
import { classTimesOf, dayText, eventTimesOf, joined, rangeOf } from '../item/date-words.ts';
import type { Card, CardOf } from '../item/wire-schema.ts';
import { type Dia, dayName, monthName } from '../values/fecha.ts';
import { palette } from '../values/palette.ts';
import { summarize } from '../values/summarize.ts';
import type { Palette } from './colours.ts';

/** A large numeral between two small texts: 'VIE 27 NOV 2026', 'TODOS LOS SÁB', 'HASTA EL 27 NOV 2026'. */
export type Mark = RepeatMark;

/** A poster's texts. They name the year and never "today", because people see posters on other days. */
export interface Poster {
  label: string;
  titulo: string;
  mark: Mark | null;
  /** A change of plan: 'CANCELADO', 'AGOTADO'. */
  stamp?: string;
  lines: string[];
  author: string;
  /** '' without a username; the poster then has no short address. */
  username: string;
  palette: Palette;
}

const LABEL = { evento: 'EVENTO', curso: 'CURSO', promo: 'PROMO', link: 'LINK' } as const;

export const posterOf = (card: Card): Poster => ({
  label: LABEL[card.tipo],
  titulo: card.titulo,
  mark: markOf(card),
  ...stampOf(card),
  lines: linesOf(card).filter((line) => line !== ''),
  author: card.usuario.nombre || card.usuario.username,
  username: card.usuario.username,
  palette: palette(card.id),
});

export const perfilPoster = (
  perfil: Pick<PublicPerfil, 'id' | 'nombre' | 'username' | 'direccion' | 'descripcion' | 'estilo'>,
): Poster => ({
  label: 'EN VIDRIERA',
  titulo: perfil.nombre,
  mark: null,
  lines: [perfil.direccion ?? summarize(perfil.descripcion, 80)].filter((line) => line !== ''),
  author: perfil.nombre,
  username: perfil.username,
  palette: perfil.estilo ?? palette(perfil.id),
});

const short = (word: string): string => word.slice(0, 3);
const number = (dia: Dia): string => String(Number(dia.slice(8)));
const dayMark = (over: string, dia: Dia): Mark => ({
  over: over.toUpperCase(),
  numeral: number(dia),
  beneath: `${short(monthName(dia)).toUpperCase()} ${dia.slice(0, 4)}`,
});

/** The first day of an event, and the last one of several. */
function daysMark(first: Dia, last: Dia | null): Mark {
  const mark = dayMark(short(dayName(first)), first);
  return last ? { ...mark, beneath: `AL ${number(last)} ${dayMark('', last).beneath}` } : mark;
}

function markOf(card: Card): Mark | null {
  if (card.tipo === 'link') return null;
  if (card.tipo === 'evento') {
    const { fechaExacta, estado } = card;
    if (estado === 'pospuesto') return null;
    const dia = fechaExacta && agendaDia(fechaExacta, card);
    return repeatMark(card) ?? (dia ? daysMark(dia, card.fechaFin) : null);
  }
  const { tipo, fechaDesde, fechaHasta } = card;
  if (tipo === 'promo' && fechaHasta) return dayMark('hasta el', fechaHasta);
  if (fechaDesde) return dayMark('desde el', fechaDesde);
  return tipo === 'curso' ? repeatMark({ ...card, fechaPeriodica: null }) : null;
}

function stampOf(card: Card): Pick<Poster, 'stamp'> {
  if (card.tipo === 'link') return {};
  const soldOut = isSoldOut(card) ? soldOutWord(card.tipo) : '';
  const words = card.estado ? stateWord(card.tipo, card.estado) : soldOut;
  return words ? { stamp: words.toUpperCase() } : {};
}

function linesOf(card: Card): string[] {
  if (card.tipo === 'link') return [summarize(card.descripcion, 160)];
  const price = card.precio ?? '';
  if (card.tipo === 'promo') return [rangeOf(card), price];
  const place = card.modalidad === 'Virtual' ? 'Virtual' : card.direccion;
  if (card.tipo === 'evento') {
    const { estado, fechaAnterior } = card;
    if (estado === 'pospuesto') return ['Fecha a confirmar', joined(price, place)];
    const before = fechaAnterior ? `Antes: ${dayText(fechaAnterior)}` : '';
    return [joined(eventTimesOf(card), afterMidnightOf(card), price), before, place];
  }
  const { nombreProfe, licenciatura } = card;
  const profe = nombreProfe && licenciatura !== 'Otros' ? `${licenciatura} ${nombreProfe}` : nombreProfe;
  return [joined(rangeOf(card), classTimesOf(card)), joined(profe, price), place];
}

/** Returns a note for an event after midnight, which the poster dates to the evening before. */
function afterMidnightOf(evento: CardOf<'evento'>): string {
  const { fechaExacta } = evento;
  if (!fechaExacta || agendaDia(fechaExacta, evento) === fechaExacta) return '';
  return `madrugada del ${number(fechaExacta)}`;
}
