import { type FirestoreFields, type FirestoreValue, spelled } from '../support/wire.ts';
import { link, ownUpload } from './addresses.ts';
import { goodIf, type Opinion, together } from './opinion.ts';
import {
  day,
  elementsOf,
  filled,
  hour,
  isNull,
  leadsTo,
  momentOf,
  oneOf,
  orNull,
  textOf,
  upTo,
  type ValueCheck,
  wholeUpTo,
} from './values.ts';

export const KINDS = ['link', 'evento', 'curso', 'promo'] as const;
export type ItemKind = (typeof KINDS)[number];
export const isKind = (text: string | undefined): text is ItemKind => KINDS.some((kind) => kind === text);

const CATEGORIES =
  'Fiestas Deportes Gastronomia Educacion Caridad Teatro Musica Turismo Empresarial Infantil Otros'.split(
    ' ',
  );
const CATEGORY_IDS = CATEGORIES.map((title) => title.toLowerCase());
const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];

const several =
  (max: number, check: ValueCheck): ValueCheck =>
  (value, uid) => {
    const all = elementsOf(value);
    return all && all.length <= max ? together('good', ...all.map((element) => check(element, uid))) : 'bad';
  };
const trueOrFalse: ValueCheck = (value) => goodIf('booleanValue' in value);
const category: ValueCheck = (value) =>
  leadsTo(value, (path) => CATEGORY_IDS.some((id) => path === `categoria/${id}`));
/** A cancelled date, or one with other hours. */
const exception: ValueCheck = (value) => {
  const [dia = '', ...rest] = (textOf(value) ?? '').split('|');
  const [year, month, date] =
    /^\d{4}-\d{2}-\d{2}$/.test(dia) && !dia.includes('\n') ? dia.split('-').map(Number) : [];
  const isDay = Boolean(year && year >= 2000 && year < 2200 && month && month <= 12 && date && date <= 31);
  const isHour = (text: string) =>
    /^\d{2}:\d{2}$/.test(text) && !text.includes('\n') && text < '24:00' && text.slice(3) < '60';
  const hours = rest.length === 3 && rest[2] === 'agotado' ? rest.slice(0, 2) : rest;
  const isWord = rest.length === 1 && ['cancelado', 'agotado'].includes(rest.join());
  return goodIf(isDay && (isWord || (hours.length === 2 && hours.every(isHour))));
};
/** Notes about days, one line each; all together are as long as their number allows. */
const dayTexts: ValueCheck = (value, uid) => {
  const all = elementsOf(value) ?? [];
  const size = all.reduce((sum, note) => sum + [...(textOf(note) ?? '')].length, 0);
  const note: ValueCheck = (one) => {
    const [dia = '', ...words] = (textOf(one) ?? '').split('|');
    const isLine = words.join('|') !== '' && !/[\n\r\u0085\u2028\u2029]/.test(textOf(one) ?? '');
    return together(goodIf(isLine), exception({ stringValue: `${dia}|cancelado` }, uid));
  };
  return together(goodIf(size < all.length * 212 + 1), several(26, note)(value, uid));
};
const WEEK = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Weekdays of every or every second week, in order, or one weekday of each month. */
const rule: ValueCheck = (value) => {
  const [head, by = '', ...more] = (textOf(value) ?? '').split('BYDAY=');
  const days = by.split(',').map((day) => WEEK.indexOf(day));
  const isWeekly = head === 'FREQ=WEEKLY;' || head === 'FREQ=WEEKLY;INTERVAL=2;';
  const inOrder = days.every((day, i) => day > (days[i - 1] ?? -1));
  const ofMonth = WEEK.flatMap((day) => ['1', '2', '3', '4', '-1'].map((nth) => nth + day));
  const isMonthly = head === 'FREQ=MONTHLY;' && ofMonth.includes(by);
  return goodIf(more.length === 0 && ((isWeekly && inOrder) || isMonthly));
};
const mode = oneOf('Virtual', 'Presencial', 'Hibrida');

const COMMON = {
  titulo: filled(120),
  descripcion: filled(4000),
  url_imagen: orNull(ownUpload),
  visibilidad: oneOf('publico', 'enlace', 'oculto'),
  publicarDesde: day,
  publicarHasta: day,
};

/** A price has four parts; only kinds with an amount have whole pesos. @param isPeriod of an amount */
const price =
  (isPeriod: (periodo: FirestoreValue) => boolean): ValueCheck =>
  (value, uid) => {
    const { tipo, pesos, periodo, aclaracion, ...more } =
      ('mapValue' in value && value.mapValue.fields) || {};
    if (!tipo || !pesos || !periodo || !aclaracion || Object.keys(more).length > 0) return 'bad';
    const note = upTo(80)(aclaracion, uid);
    const free = ['gratis', 'gorra'].includes(textOf(tipo) ?? '');
    if (free) return together(note, goodIf(isNull(pesos) && isNull(periodo)));
    const amount = together(
      wholeUpTo(99_999_999)(pesos, uid),
      goodIf(!('integerValue' in pesos && pesos.integerValue === '0')),
    );
    return together(note, amount, oneOf('fijo', 'desde')(tipo, uid), goodIf(isPeriod(periodo)));
  };

/** Any place's code: triggers look it up. */
const place: ValueCheck = (value) => {
  const code = textOf(value) ?? '';
  return goodIf(code.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) && !code.includes('\n'));
};

/** Fields that an owner may change, by kind. */
export const CHANGEABLE: Record<ItemKind, Record<string, ValueCheck>> = {
  link: { ...COMMON, enlace: link, reproductor: trueOrFalse, reproductorId: upTo(24) },
  promo: {
    ...COMMON,
    cantCanjeos: wholeUpTo(1_000_000),
    fechaDesde: day,
    fechaHasta: day,
    precio: orNull(price(isNull)),
    localidad: orNull(place),
    estado: oneOf('programado', 'cancelado'),
    agotado: trueOrFalse,
    aviso: upTo(200),
  },
  evento: {
    ...COMMON,
    descripcionReserva: upTo(4000),
    direccion: upTo(200),
    localidad: orNull(place),
    categoria: oneOf(...CATEGORIES),
    fechaExacta: day,
    fechaPeriodica: orNull(oneOf(...DAYS.map((name) => `Todos los ${name}`))),
    regla: orNull(rule),
    fechaDesde: day,
    fechaHasta: day,
    horaInicio: hour,
    horaFin: hour,
    modalidad: mode,
    precio: orNull(price(isNull)),
    linkReserva: orNull(link),
    aforo: wholeUpTo(5000),
    url_imagenes: several(10, ownUpload),
    estado: oneOf('programado', 'pospuesto', 'reprogramado', 'cancelado'),
    agotado: trueOrFalse,
    aviso: upTo(200),
    fechaFin: day,
    corrido: trueOrFalse,
    excepciones: several(26, exception),
    avisos: dayTexts,
  },
  curso: {
    ...COMMON,
    descripcionReserva: upTo(4000),
    cantHoras: wholeUpTo(10_000),
    categorias: several(5, category),
    tituloCategoria: orNull(oneOf(...CATEGORIES)),
    direccion: upTo(200),
    localidad: orNull(place),
    fechaDesde: day,
    fechaHasta: day,
    regla: orNull(rule),
    modalidad: mode,
    nombreProfe: upTo(80),
    licenciatura: oneOf('Dr.', 'Lic.', 'Prof.', 'Sr/a', 'Otros'),
    horaInicio: hour,
    horaFin: hour,
    precio: orNull(price((periodo) => ['total', 'mes'].includes(textOf(periodo) ?? ''))),
    linkReserva: orNull(link),
    referenciaProfe: upTo(4000),
    estado: oneOf('programado', 'cancelado'),
    agotado: trueOrFalse,
    aviso: upTo(200),
  },
};

/** Conditions between valid fields of one item. */
const BETWEEN: Record<ItemKind, (data: FirestoreFields, was: FirestoreFields | undefined) => boolean> = {
  link: () => true,
  promo: inOrder,
  evento: (data, was) => inOrder(data) && ofOneKind(data) && ofItsDates(data, was) && bookedOneWay(data),
  curso: (data) => inOrder(data) && firstIsNamed(data),
};
const isSet = (value: FirestoreValue | undefined): boolean => value !== undefined && !isNull(value);
/** A repeating event has no exact date, and one with a rule has a first date; others have no first or last day of a series. */
function ofOneKind({ fechaExacta, fechaPeriodica, regla, fechaDesde, fechaHasta }: FirestoreFields): boolean {
  if (isSet(regla)) return isSet(fechaDesde) && isNull(fechaExacta) && isNull(fechaPeriodica);
  return isNull(fechaPeriodica) ? isNull(fechaDesde) && isNull(fechaHasta) : isNull(fechaExacta);
}
/** Seats are kept here or behind a link, not both. */
const bookedOneWay = ({ aforo, linkReserva }: FirestoreFields): boolean =>
  !aforo || ('integerValue' in aforo && aforo.integerValue === '0') || isNull(linkReserva);
/** `fechaFin` follows the exact day. Exceptions need a repeating event, but stay when it changes. */
function ofItsDates(
  { fechaExacta, fechaPeriodica, regla, fechaFin, excepciones }: FirestoreFields,
  was: FirestoreFields | undefined,
): boolean {
  const [first, last] = [momentOf(fechaExacta), momentOf(fechaFin)];
  const ends = last === undefined || (first !== undefined && first < last);
  const own =
    (elementsOf(excepciones) ?? []).length === 0 ||
    !isNull(fechaPeriodica) ||
    isSet(regla) ||
    isSame(excepciones, was?.excepciones);
  return ends && own;
}
const isSame = (a: FirestoreValue | undefined, b: FirestoreValue | undefined): boolean =>
  b !== undefined && spelled(a) === spelled(b);
function inOrder({ fechaDesde, fechaHasta }: FirestoreFields): boolean {
  const [from, to] = [momentOf(fechaDesde), momentOf(fechaHasta)];
  return from === undefined || to === undefined || from <= to;
}
function endsLater({ publicarDesde, publicarHasta }: FirestoreFields): boolean {
  const [from, to] = [momentOf(publicarDesde), momentOf(publicarHasta)];
  return from === undefined || to === undefined || from < to;
}
function firstIsNamed({ categorias, tituloCategoria }: FirestoreFields): boolean {
  const first = elementsOf(categorias)?.[0];
  const title = textOf(tituloCategoria);
  if (!first) return title === undefined;
  return (
    title !== undefined && leadsTo(first, (path) => path === `categoria/${title.toLowerCase()}`) !== 'bad'
  );
}

/** Returns an item's faulty or open fields. @param was the previous item, if any */
export function faults(
  kind: ItemKind,
  data: FirestoreFields,
  uid: string,
  was?: FirestoreFields,
): [field: string, opinion: Opinion][] {
  const wrong = Object.entries(CHANGEABLE[kind])
    .filter(([name]) => !isLeftOut(kind, name, data))
    .map(([name, check]): [string, Opinion] => [name, opinionOn(data[name], check, uid)])
    .filter(([, opinion]) => opinion !== 'good');
  if (wrong.some(([, opinion]) => opinion === 'bad')) return wrong;
  const between = goodIf(endsLater(data) && BETWEEN[kind](data, was));
  return between === 'good' ? wrong : [...wrong, ['what holds between fields', between]];
}
const SHOWN = ['visibilidad', 'publicarDesde', 'publicarHasta'];
/** Fields that documents may lack. tests/rules/fields.test.ts compares them with the table. */
export const OPTIONAL: Record<ItemKind, string[]> = {
  link: [...SHOWN, 'reproductor', 'reproductorId'],
  evento: [...SHOWN, 'estado', 'agotado', 'aviso', 'excepciones', 'avisos', 'corrido', 'regla'],
  curso: [...SHOWN, 'estado', 'agotado', 'aviso', 'regla'],
  promo: [...SHOWN, 'estado', 'agotado', 'aviso'],
};
const isLeftOut = (kind: ItemKind, name: string, data: FirestoreFields): boolean =>
  OPTIONAL[kind].includes(name) && !(name in data);
const opinionOn = (value: FirestoreValue | undefined, check: ValueCheck, uid: string): Opinion =>
  value ? check(value, uid) : 'bad';
