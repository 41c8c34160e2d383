import { CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import fc from 'fast-check';
import type { Actor } from '../../support/actors.ts';
import {
  type FirestoreFields,
  type FirestoreValue,
  list,
  map,
  nothing,
  now,
  reference,
  type Transform,
  text,
  time,
  whole,
} from '../support/wire.ts';
import { uidOf } from './attempts.ts';
import { link } from './links.ts';
import { dayTexts, exceptions, rule } from './repeating.ts';
import { ownUpload, ownUploads } from './upload-addresses.ts';
import {
  anything,
  constants,
  day,
  type FieldArbitraries,
  filled,
  hour,
  oneOf,
  orNull,
  upTo,
  type ValueArb,
  wholeUpTo,
} from './values.ts';

const MAX = 99_999_999;
const note = upTo(80);
const amount = wholeUpTo(MAX);

/** A price or none. @param periods of an amount */
function price(periods: FirestoreValue[]): FieldArbitraries {
  const free = fc.record({
    tipo: constants(text('gratis'), text('gorra')),
    pesos: constants(nothing),
    periodo: constants(nothing),
    aclaracion: note.valid,
  });
  const paid = fc.record({
    tipo: constants(text('fijo'), text('desde')),
    pesos: fc.integer({ min: 1, max: MAX }).map(whole),
    periodo: constants(...periods),
    aclaracion: note.valid,
  });
  const strange: Record<string, fc.Arbitrary<FirestoreValue>> = {
    tipo: fc.oneof(oneOf('gratis', 'gorra', 'fijo', 'desde').strange, constants(text('fijo'), text('gorra'))),
    pesos: fc.oneof(amount.strange, constants(whole(0), nothing)),
    periodo: fc.oneof(oneOf('total', 'mes').strange, constants(nothing)),
    aclaracion: note.strange,
    moneda: constants(text('USD')),
  };
  const changed = fc
    .tuple(fc.oneof(free, paid), fc.constantFrom(...Object.entries(strange)))
    .chain(([one, [name, values]]) => values.map((value) => map({ ...one, [name]: value })));
  const shorter = fc
    .tuple(fc.oneof(free, paid), fc.constantFrom('tipo', 'pesos', 'periodo', 'aclaracion'))
    .map(([{ ...one }, name]) => {
      delete (one as Partial<typeof one>)[name as keyof typeof one];
      return map(one);
    });
  return orNull({
    valid: fc.oneof(free, paid).map(map),
    strange: fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: shorter }, anything),
  });
}

export const KINDS = ['link', 'evento', 'curso', 'promo'] as const;
export type GeneratedKind = (typeof KINDS)[number];

const WEEKLY = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'].map(
  (name) => `Todos los ${name}`,
);
const category = (title: string): FirestoreValue => reference(`categoria/${title.toLowerCase()}`);
const categories = fc.uniqueArray(fc.constantFrom(...CATEGORIAS), { maxLength: 5 });
const strangeCategories: ValueArb = fc.oneof(
  constants(
    list([]),
    list([reference('categoria/milongas')]),
    list([reference('categoria/Musica')]),
    list([reference('user/musica')]),
    list([reference('categoria/musica/mas/b')]),
    list([reference('categoria/musica', 'otro')]),
    list([reference('categoria/musica', undefined, 'otra')]),
    list([text('categoria/musica')]),
    list(CATEGORIAS.slice(0, 6).map(category)),
    list(CATEGORIAS.slice(0, 5).map(category)),
  ),
  categories.map((titles) => list(titles.map(category))),
  anything,
);
const strangeChoice = (field: FieldArbitraries, ...others: FirestoreValue[]): ValueArb =>
  fc.oneof(field.strange, constants(...others));
const description = upTo(4000);
/** A place's code. Rules don't check whether it exists, so forged ones have a valid form. */
const place = orNull({
  valid: constants(...['salta', 'san-telmo', 'san-pedro-jujuy', 'atlantida', '7', 'a'.repeat(60)].map(text)),
  strange: fc.oneof(
    constants(
      ...['Salta', 'san telmo', 'a--b', '-a', 'a-', 'córdoba', 'a\n', '../a', '', 'a'.repeat(61)].map(text),
    ),
    anything,
  ),
});
const trueOrFalse: FieldArbitraries = {
  valid: constants({ booleanValue: true }, { booleanValue: false }),
  strange: anything,
};
const mode = oneOf('Virtual', 'Presencial', 'Hibrida');
const optionalLink = orNull(link);
/** So that most items are shown. */
const rarely = ({ valid, strange }: FieldArbitraries): FieldArbitraries => ({
  valid: fc.oneof({ weight: 4, arbitrary: constants(nothing) }, { weight: 1, arbitrary: valid }),
  strange,
});
const COMMON: Record<string, FieldArbitraries> = {
  titulo: filled(120),
  descripcion: filled(4000),
  url_imagen: orNull(ownUpload),
  visibilidad: oneOf('publico', 'publico', 'publico', 'enlace', 'oculto'),
  publicarDesde: rarely(day),
  publicarHasta: rarely(day),
};

/** Valid and forged values of each kind's fields. `itemOf` makes dependent fields consistent. */
export const FIELDS: Record<GeneratedKind, Record<string, FieldArbitraries>> = {
  link: { ...COMMON, enlace: link, reproductor: trueOrFalse, reproductorId: upTo(24) },
  promo: {
    ...COMMON,
    cantCanjeos: wholeUpTo(1_000_000),
    fechaDesde: day,
    fechaHasta: day,
    precio: price([nothing]),
    localidad: place,
    estado: oneOf('programado', 'cancelado'),
    agotado: trueOrFalse,
    aviso: upTo(200),
  },
  evento: {
    ...COMMON,
    descripcionReserva: description,
    direccion: upTo(200),
    localidad: place,
    categoria: oneOf(...CATEGORIAS),
    fechaExacta: day,
    fechaPeriodica: orNull(oneOf(...WEEKLY)),
    regla: rule,
    fechaDesde: day,
    fechaHasta: day,
    horaInicio: hour,
    horaFin: hour,
    modalidad: mode,
    precio: price([nothing]),
    linkReserva: optionalLink,
    aforo: wholeUpTo(5000),
    url_imagenes: ownUploads,
    estado: oneOf('programado', 'pospuesto', 'reprogramado', 'cancelado'),
    agotado: trueOrFalse,
    aviso: upTo(200),
    fechaFin: day,
    corrido: trueOrFalse,
    excepciones: exceptions,
    avisos: dayTexts,
  },
  curso: {
    ...COMMON,
    descripcionReserva: description,
    cantHoras: wholeUpTo(10_000),
    categorias: { valid: categories.map((titles) => list(titles.map(category))), strange: strangeCategories },
    tituloCategoria: { valid: constants(nothing), strange: strangeChoice(oneOf(...CATEGORIAS), nothing) },
    direccion: upTo(200),
    localidad: place,
    fechaDesde: day,
    fechaHasta: day,
    regla: rule,
    modalidad: mode,
    nombreProfe: upTo(80),
    licenciatura: oneOf('Dr.', 'Lic.', 'Prof.', 'Sr/a', 'Otros'),
    horaInicio: hour,
    horaFin: hour,
    precio: price(['total', 'mes'].map(text)),
    linkReserva: optionalLink,
    referenciaProfe: upTo(4000),
    estado: oneOf('programado', 'cancelado'),
    agotado: trueOrFalse,
    aviso: upTo(200),
  },
};

const momentOf = (value: FirestoreValue | undefined) =>
  value && 'timestampValue' in value ? Date.parse(value.timestampValue) : null;

/** An end that is not after its start is left out. */
function shown({ publicarDesde, publicarHasta = nothing, ...data }: FirestoreFields): FirestoreFields {
  const [from, to] = [momentOf(publicarDesde), momentOf(publicarHasta)];
  const ends = from === null || to === null || from < to;
  return { ...data, publicarDesde: publicarDesde ?? nothing, publicarHasta: ends ? publicarHasta : nothing };
}
const isSet = (value: FirestoreValue = nothing): boolean => !('nullValue' in value);

/** Makes valid fields consistent with each other, as a form does. */
function fitting(kind: GeneratedKind, all: FirestoreFields): FirestoreFields {
  const data = shown(all);
  const { fechaDesde: from = nothing, fechaHasta: to = nothing } = data;
  const turned = (momentOf(from) ?? 0) > (momentOf(to) ?? Number.POSITIVE_INFINITY);
  const inOrder = turned ? { ...data, fechaDesde: to, fechaHasta: from } : data;
  if (kind === 'evento') {
    const aforo = 'nullValue' in (data.linkReserva ?? nothing) ? (data.aforo ?? whole(0)) : whole(0);
    const repeating = { ...inOrder, aforo, fechaExacta: nothing, fechaFin: nothing };
    if (isSet(data.regla) && isSet(inOrder.fechaDesde)) return { ...repeating, fechaPeriodica: nothing };
    if (isSet(data.fechaPeriodica)) return { ...repeating, regla: nothing };
    const [first, last] = [momentOf(data.fechaExacta), momentOf(data.fechaFin)];
    const fechaFin = first !== null && last !== null && first < last ? (data.fechaFin ?? nothing) : nothing;
    const undated = { fechaPeriodica: nothing, regla: nothing, fechaDesde: nothing, fechaHasta: nothing };
    return { ...data, ...undated, aforo, fechaFin, excepciones: list([]) };
  }
  if (kind === 'link') return data;
  if (kind === 'promo') return inOrder;
  const first =
    data.categorias && 'arrayValue' in data.categorias ? data.categorias.arrayValue.values?.[0] : undefined;
  const title = CATEGORIAS.find(
    (known) => first && JSON.stringify(first) === JSON.stringify(category(known)),
  );
  return { ...inOrder, tituloCategoria: title ? text(title) : nothing };
}

export function typed(kind: GeneratedKind): fc.Arbitrary<FirestoreFields> {
  const valid = Object.fromEntries(
    Object.entries(FIELDS[kind]).map(([name, { valid: arbitrary }]) => [name, arbitrary]),
  );
  return fc.record(valid).map((data) => fitting(kind, data));
}
export const belonging = (actor: Actor): FirestoreFields => ({
  uid: text(uidOf(actor)),
  refUsuario: reference(`user/${uidOf(actor)}`),
});
export const arrival = (kind: GeneratedKind): Transform[] =>
  ['createdAt', 'updatedAt', ...(kind === 'promo' ? ['fecha'] : [])].map(now);

/** Returns an item as stored after its trigger. */
export function itemOf(kind: GeneratedKind, actor: Actor): fc.Arbitrary<FirestoreFields> {
  const then = time('2026-11-20T12:00:00Z');
  const derived = {
    proximaFecha: nothing,
    visible: { booleanValue: true },
    retirado: { booleanValue: false },
    cambiaEl: nothing,
    empieza: nothing,
    publicadoEl: then,
    cantLikes: whole(3),
    localidadEfectiva: text('salta'),
    zona: text('salta'),
  };
  const times = { createdAt: then, updatedAt: then, ...(kind === 'promo' && { fecha: then }) };
  return typed(kind).map((data) => ({ ...data, ...belonging(actor), ...times, ...derived }));
}
