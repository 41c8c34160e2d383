import {
  LIST_DIAS,
  LIST_MODALIDADES,
  LIST_PRECIOS,
  type ListDia,
  type ListModalidad,
  type ListPrecio,
  RANGE_DAYS,
} from '@vidriera/domain/agenda/list-filters';
import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from '@vidriera/domain/categoria/categoria';
import { weekdaysName } from '@vidriera/domain/evento/regla-words';
import type { Failure } from '@vidriera/domain/failure';
import { windowNames } from '@vidriera/domain/item/near';
import { messages } from '@vidriera/domain/messages/messages';
import { addDays, DATE_RANGES, type Dia, midnight } from '@vidriera/domain/values/fecha';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { plainSearch } from '@vidriera/domain/values/invisible';
import { quoted } from '@vidriera/domain/values/isolated';
import { LIMITS } from '@vidriera/domain/values/limits';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { withQuery } from '@vidriera/kit/going/with-query';
import { dayParts, shortDay } from '@vidriera/kit/words/format';

/** The filters of an address; invalid ones are ignored. The API has the same names. */
export interface ExploreFilters {
  q: string;
  /** Searches the words as typed, without correcting them. */
  literal?: '1' | undefined;
  en?: string | undefined;
  categoria?: CategoriaTitulo | undefined;
  fecha?: Fecha | undefined;
  /** First and last day of a range, instead of `fecha`. */
  desde?: Dia | undefined;
  hasta?: Dia | undefined;
  modalidad?: ListModalidad | undefined;
  precio?: ListPrecio | undefined;
  /** Courses on this weekday. */
  dia?: ListDia | undefined;
}

/** Date windows of an address, and items without a date. */
export const FECHAS = [...DATE_RANGES, 'sin-fecha'] as const;
type Fecha = (typeof FECHAS)[number];

const oneOf = <T extends string>(choices: readonly T[], text: string | undefined): T | undefined =>
  choices.find((choice) => choice === text);

/** Parses the query, and the place in the path ('/explore/en/rosario'). */
export function filtersOf(params: URLSearchParams, pathname = ''): ExploreFilters {
  const {
    categoria,
    fecha,
    desde = '',
    hasta = '',
    modalidad,
    precio,
    dia,
    ...rest
  } = Object.fromEntries(params);
  const q = plainSearch(rest.q ?? '').slice(0, LIMITS.busqueda);
  const days = isDia(desde) ? { desde, hasta: isDia(hasta) && isRange(desde, hasta) ? hasta : desde } : {};
  return {
    q,
    literal: q && rest.literal === '1' ? '1' : undefined,
    en: /^\/explore\/en\/([^/]+)/i.exec(pathname)?.[1]?.toLowerCase(),
    categoria: oneOf(CATEGORIAS, categoria),
    ...days,
    fecha: days.desde ? undefined : oneOf(FECHAS, fecha),
    modalidad: oneOf(LIST_MODALIDADES, modalidad),
    precio: oneOf(LIST_PRECIOS, precio),
    dia: oneOf(LIST_DIAS, dia),
  };
}

const isDia = (text: string): boolean => midnight(text) !== null;
const isRange = (desde: Dia, hasta: Dia): boolean => hasta >= desde && hasta < addDays(desde, RANGE_DAYS);

/** Pages of a section in one address: 96 cards. */
export const MAX_PAGES = 12;
export type ExplorePages = Record<TipoAgenda, number>;

/** '?eventos=2' → the first two pages of events */
export function pagesOf(params: URLSearchParams): ExplorePages {
  const { eventos, promos, cursos } = Object.fromEntries(params);
  return { evento: pages(eventos), promo: pages(promos), curso: pages(cursos) };
}

function pages(text: string | undefined): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MAX_PAGES ? count : 1;
}

/** Whether any filter besides the place is set. */
export const hasFilters = ({ en: _, ...filters }: ExploreFilters): boolean =>
  Object.values(filters).some(Boolean);

/** Explore's address with these filters and pages: '/explore/en/rosario?q=jazz&categoria=Musica&eventos=2'. */
export function addressOf(
  { q, literal, en, categoria: item, fecha, desde, hasta, modalidad, precio, dia }: Partial<ExploreFilters>,
  { evento = 1, promo = 1, curso = 1 }: Partial<ExplorePages> = {},
): string {
  const words = q ? { q, literal } : {};
  const days = { fecha, desde, hasta: hasta === desde ? '' : hasta };
  const values = { ...words, categoria: item, ...days, modalidad, precio, dia };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  if (evento > 1) params.set('eventos', String(evento));
  if (promo > 1) params.set('promos', String(promo));
  if (curso > 1) params.set('cursos', String(curso));
  const path = en ? `/explore/en/${en}` : '/explore';
  return withQuery(path, params);
}

export function filterFormOf({ en, ...filters }: Partial<ExploreFilters>): string {
  const [, query = ''] = addressOf(filters).split('?');
  const params = new URLSearchParams({
    ...(en && { en }),
    ...Object.fromEntries(new URLSearchParams(query)),
  });
  return withQuery('/explore/filtrar', params);
}

export const FECHA_VISIBLE: Record<Fecha, string> = {
  hoy: 'Hoy',
  manana: 'Mañana',
  finde: 'Este fin de semana',
  semana: 'Esta semana',
  mes: 'Este mes',
  'sin-fecha': 'Sin fecha',
};
export const PRECIO_VISIBLE: Record<ListPrecio, string> = {
  gratis: 'Gratis',
  gorra: 'A la gorra',
  pago: 'Con precio',
};

/** 'lunes' … 'sábados' */
export const DIA_VISIBLE = Object.fromEntries(LIST_DIAS.map((dia, i) => [dia, weekdaysName(i)])) as Record<
  ListDia,
  string
>;

/** A window's name, after midnight too. */
export const fechaText = (fecha: Fecha, now: LocalTime): string =>
  fecha === 'hoy' || fecha === 'manana' ? windowNames(now)[fecha] : FECHA_VISIBLE[fecha];

/** When, in words: 'Mañana', 'Vie 27', '27 nov al 2 dic', 'Vie 20 nov 2026' for a past day; '' for whenever. */
export function whenText({ fecha, desde, hasta }: ExploreFilters, now: LocalTime): string {
  if (!desde || !hasta) return fecha ? fechaText(fecha, now) : '';
  if (desde !== hasta) return `${shortDay(desde, desde)} al ${shortDay(hasta, desde)}`;
  return isPastDay({ hasta }, now) ? `${weekOf(desde)} ${shortDay(desde, '')}` : weekAndDay(desde);
}

/** Whether the chosen days are over. */
export const isPastDay = ({ hasta }: Pick<ExploreFilters, 'hasta'>, now: LocalTime): boolean =>
  hasta !== undefined && hasta < agendaDay(now);

/** '2026-11-27' → 'Vie 27'. */
export const weekAndDay = (dia: Dia): string => `${weekOf(dia)} ${dayParts(dia).number}`;

function weekOf(dia: Dia): string {
  const { week } = dayParts(dia);
  return week.charAt(0) + week.slice(1).toLowerCase();
}

/** Letters of a search in the title. */
const WORDS = 24;

type Named = [text: string, without: Partial<ExploreFilters>];

/** Filters besides words and category, in words, and without them: 'hoy', 'gratis'. */
const narrowings = (filters: ExploreFilters, now: LocalTime): Named[] => {
  const { precio, modalidad, dia } = filters;
  const all: Named[] = [
    [whenText(filters, now), { fecha: undefined, desde: undefined, hasta: undefined }],
    [precio ? PRECIO_VISIBLE[precio] : '', { precio: undefined }],
    [modalidad ?? '', { modalidad: undefined }],
    [dia ? `cursos los ${DIA_VISIBLE[dia]}` : '', { dia: undefined }],
  ];
  return all.flatMap(([text, without]) => (text ? [[text.toLowerCase(), without]] : []));
};
const filterTexts = (filters: ExploreFilters, now: LocalTime): string[] =>
  narrowings(filters, now).map(([text]) => text);

/** The page's title: 'Música este fin de semana', '«jazz»: eventos, cursos y promos'. */
export function tituloOf(filters: ExploreFilters, now: LocalTime): string {
  const { q, categoria: item } = filters;
  const what = item
    ? CATEGORIA_VISIBLE[item]
    : q
      ? 'eventos, cursos y promos'
      : 'Explorar eventos, cursos y promos';
  return [`${q ? `${quoted(q)}: ` : ''}${what}`, filterTexts(filters, now).join(', ')]
    .filter(Boolean)
    .join(' ');
}

export interface FilterPart {
  text: string;
  /** The filters without it. */
  rest: ExploreFilters;
}

/** The filters in words, each with its way out: '«jazz»', 'Música', 'hoy'. Long words are cut: what follows stays in sight. */
export function filterParts(filters: ExploreFilters, now: LocalTime): FilterPart[] {
  const { q, categoria } = filters;
  const words = q.length > WORDS ? `${q.slice(0, WORDS).trim()}…` : q;
  const parts: Named[] = [
    [words && quoted(words), { q: '', literal: undefined }],
    [categoria ? CATEGORIA_VISIBLE[categoria] : '', { categoria: undefined }],
    ...narrowings(filters, now),
  ];
  const weekend = FECHA_VISIBLE.finde.toLowerCase();
  return parts.flatMap(([text, without]) =>
    text ? [{ text: text === weekend ? 'finde' : text, rest: { ...filters, ...without } }] : [],
  );
}

/** `whole`: no more pages follow. */
export interface KindCount {
  count: number;
  whole: boolean;
}

const countText = (tipo: TipoAgenda, { count, whole }: KindCount): string =>
  count === 1 && whole ? `1 ${tipo}` : `${count} ${whole ? '' : 'o más '}${tipo}s`;

/** Returns the number of results by kind, and the filters after it: '12 eventos · 1 curso' and ' para «jazz»', '1 promo' and ' en Teatro, gratis'. */
export function resultsOf(
  filters: ExploreFilters,
  counts: readonly (readonly [TipoAgenda, KindCount])[],
  now: LocalTime,
): { amount: string; of: string } {
  const { q, categoria: item } = filters;
  const found = counts.filter(([, { count }]) => count > 0);
  const isNone = counts.every(([, { whole }]) => whole);
  const amount =
    found.map(([tipo, count]) => countText(tipo, count)).join(' · ') ||
    (isNone ? 'Sin resultados' : 'Resultados');
  const subject = `${q ? ` para ${quoted(q)}` : ''}${item ? ` en ${CATEGORIA_VISIBLE[item]}` : ''}`;
  const texts = filterTexts(filters, now).join(', ');
  // '3 cursos los martes'
  const rest = found.length > 0 && !subject ? texts.replace(/^cursos (?=los )/, '') : texts;
  return {
    amount,
    of: rest ? `${subject}${item ? ', ' : ' '}${rest}` : subject,
  };
}

export const failureWords =
  (tipo: TipoAgenda) =>
  ({ code, message }: Pick<Failure, 'code' | 'message'>): string =>
    code === 'no-connection' ? message : messages.list.notLoaded[tipo];
