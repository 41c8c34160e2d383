import { type Regla, readRegla, reglaOf, writeRegla } from '../evento/regla.ts';
import { type Estado, isBookable, isCalledOff, isSoldOut } from '../evento/state.ts';
import { addressOf } from '../localidad/address.ts';
import { addDays, type Dia, midnight, ZONE } from '../values/fecha.ts';
import { safeUrl } from '../values/safe-url.ts';
import { whenCard } from '../when/of-wire.ts';
import { lastEnd } from '../when/when.ts';
import { hasPesos } from './precio.ts';
import { itemCardPath } from './social-card.ts';
import type { Card, Detail } from './wire-schema.ts';

/** Returns a day, or a time with the zone's offset: '2026-11-27T21:00:00-03:00'. */
function moment(dia: Dia, hora: string | null): string {
  if (!hora) return dia;
  const start = midnight(dia, ZONE);
  const minutes = start ? (start.getTime() - Date.parse(`${dia}T00:00:00Z`)) / 60_000 : 0;
  const [sign, total] = minutes > 0 ? ['-', minutes] : ['+', -minutes];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${dia}T${hora}:00${sign}${two(Math.floor(total / 60))}:${two(total % 60)}`;
}

/** Returns an event’s end; an end before the start is on the next day. */
const end = (dia: Dia, start: string | null, final: string | null): string | undefined =>
  final ? moment(start && final <= start ? addDays(dia, 1) : dia, final) : undefined;

type OfTipo<T extends Detail['tipo']> = Extract<Detail, { tipo: T }>;
/** A schema.org object; `undefined` values are omitted. */
export type JsonObject = { '@type': string } & Record<string, unknown>;

const SCHEMA = 'https://schema.org/';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SECTION = { evento: 'Eventos', curso: 'Cursos', promo: 'Promos' };

/**
 * Structured data of an item page. Undated events are left out, as search engines require.
 * @param origin without a slash at the end
 */
export function itemData(detail: Detail, origin: string): JsonObject[] {
  const url = `${origin}/explore/${detail.tipo}/${encodeURIComponent(detail.id)}`;
  const path = breadcrumbs(origin, [SECTION[detail.tipo], '/explore'], [detail.titulo, '']);
  switch (detail.tipo) {
    case 'evento': {
      const dia = detail.fechaExacta ?? detail.proximaFecha;
      return dia ? [evento(detail, dia, origin, url), path] : [path];
    }
    case 'curso':
      return [curso(detail, origin, url), path];
    case 'promo':
      return [promo(detail, origin, url), path];
  }
}

/** An ItemList of page addresses; none if empty. */
export function listData(
  name: string,
  items: readonly { tipo: Card['tipo']; id: string }[],
  origin: string,
): JsonObject[] {
  const itemListElement = items.map(({ tipo, id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${origin}/explore/${tipo}/${encodeURIComponent(id)}`,
  }));
  return items.length > 0 ? [{ '@type': 'ItemList', name, itemListElement }] : [];
}

/** The last step, the page itself, needs no address. */
function breadcrumbs(origin: string, ...steps: [nombre: string, path: string][]): JsonObject {
  const itemListElement = [['Vidriera', '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path && { item: origin + path }),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function common(detail: Detail, origin: string, url: string) {
  const photos = [...new Set([detail.imagen, ...detail.imagenes])].filter((item) => item !== null);
  return {
    '@id': `${url}#${detail.tipo}`,
    name: detail.titulo,
    description: detail.descripcion || detail.titulo,
    url,
    image: [...photos.map((path) => `${origin}/img/1200/${path}`), origin + itemCardPath(detail)],
  };
}

const organizer = ({ usuario }: Detail, origin: string): JsonObject => ({
  '@type': 'Organization',
  name: usuario.nombre,
  url: usuario.username ? `${origin}/${encodeURIComponent(usuario.username)}` : undefined,
});

function evento(detail: OfTipo<'evento'>, dia: Dia, origin: string, url: string): JsonObject {
  const { horaInicio, horaFin, fechaHasta, fechaFin, modalidad, fechaAnterior } = detail;
  const regla = reglaOf(detail);
  // Hours of an exception do not repeat.
  const usual = detail.horasUsuales ?? detail;
  const last = detail.fechaExacta && horaFin ? lastEnd(whenCard(detail)) : null;
  return {
    '@type': 'Event',
    ...common(detail, origin, url),
    startDate: moment(dia, horaInicio),
    endDate: last ? moment(last.slice(0, 10), last.slice(11)) : (fechaFin ?? end(dia, horaInicio, horaFin)),
    eventStatus: `${SCHEMA}${STATUS[detail.estado ?? 'programado']}`,
    previousStartDate: fechaAnterior && moment(fechaAnterior, detail.horaAnterior ?? null),
    eventAttendanceMode: SCHEMA + ATTENDANCE[modalidad],
    location: place(detail, url),
    organizer: organizer(detail, origin),
    ...priced(detail),
    eventSchedule: regla
      ? {
          '@type': 'Schedule',
          ...frequencyOf(regla),
          startDate: dia,
          endDate: fechaHasta ?? undefined,
          startTime: usual.horaInicio ?? undefined,
          endTime: usual.horaFin ?? undefined,
          exceptDate: cancelledDates(detail),
          scheduleTimezone: ZONE,
        }
      : undefined,
  };
}

const STATUS: Record<Estado, string> = {
  programado: 'EventScheduled',
  pospuesto: 'EventPostponed',
  reprogramado: 'EventRescheduled',
  cancelado: 'EventCancelled',
};

/** Which week of a month has no word for the last one: `byDay` also takes iCalendar's '-1FR'. */
function frequencyOf(regla: Regla) {
  if ('nth' in regla) return { repeatFrequency: 'P1M', byDay: writeRegla(regla).split('BYDAY=')[1] };
  const days = regla.days.map((day) => `${SCHEMA}${DAYS[day]}`);
  return { repeatFrequency: `P${regla.every}W`, byDay: days.length === 1 ? days[0] : days };
}

/** Cancelled dates of a repeating event. */
function cancelledDates({ excepciones = [] }: OfTipo<'evento'>): Dia[] | undefined {
  const days = excepciones.flatMap((exception) =>
    exception.endsWith('|cancelado') ? [exception.slice(0, 10)] : [],
  );
  return days.length > 0 ? days : undefined;
}

const ATTENDANCE = {
  Presencial: 'OfflineEventAttendanceMode',
  Virtual: 'OnlineEventAttendanceMode',
  Hibrida: 'MixedEventAttendanceMode',
} as const;

function place(
  detail: OfTipo<'evento'> | OfTipo<'curso'>,
  url: string,
): JsonObject | JsonObject[] | undefined {
  const { modalidad, direccion, localidad, usuario } = detail;
  const address = addressOf(direccion, localidad);
  const site = address ? { '@type': 'Place', name: usuario.nombre, address } : undefined;
  const virtual = { '@type': 'VirtualLocation', url: safeUrl(detail.linkReserva) ?? url };
  if (modalidad === 'Presencial') return site;
  return modalidad === 'Hibrida' && site ? [site, virtual] : virtual;
}

/** Price and availability. Payment by the hat counts as free. */
function priced(detail: OfTipo<'evento'> | OfTipo<'curso'>) {
  const { tarifa } = detail;
  const url = safeUrl(detail.linkReserva);
  const price = priceOf(tarifa);
  const availability = notOffered(detail) ?? (url && isBookable(detail) ? `${SCHEMA}InStock` : undefined);
  return {
    isAccessibleForFree: tarifa && !hasPesos(tarifa.tipo),
    offers:
      price || availability
        ? {
            '@type': 'Offer',
            ...price,
            ...(url && { url }),
            ...(availability && { availability }),
          }
        : undefined,
  };
}

/** Why nobody can get it any more. A cancelled event says so by its status. */
function notOffered(detail: Detail): string | undefined {
  if (detail.tipo !== 'evento' && isCalledOff(detail)) return `${SCHEMA}Discontinued`;
  return isSoldOut(detail) ? `${SCHEMA}SoldOut` : undefined;
}

/** An offer’s price; none by the hat. */
function priceOf(tarifa: Detail['tarifa']): Record<string, unknown> | undefined {
  if (!tarifa || tarifa.tipo === 'gorra') return undefined;
  const { tipo, periodo } = tarifa;
  const pesos = tarifa.pesos ?? 0;
  const [type, name] = tipo === 'desde' ? ['AggregateOffer', 'lowPrice'] : ['Offer', 'price'];
  const amount = { [name]: pesos, priceCurrency: 'ARS' };
  if (periodo !== 'mes') return { '@type': type, ...amount };
  const unit = { '@type': 'UnitPriceSpecification', unitCode: 'MON', priceCurrency: 'ARS' };
  return {
    '@type': type,
    ...amount,
    priceSpecification: { ...unit, [tipo === 'desde' ? 'minPrice' : 'price']: pesos },
  };
}

const MODE = { Presencial: 'onsite', Virtual: 'online', Hibrida: 'blended' } as const;

function curso(detail: OfTipo<'curso'>, origin: string, url: string): JsonObject {
  const { fechaDesde, fechaHasta, nombreProfe, licenciatura, cantHoras, modalidad } = detail;
  const regla = readRegla(detail.regla);
  const titulo = licenciatura === 'Otros' ? undefined : licenciatura;
  const profe = nombreProfe ? { '@type': 'Person', name: nombreProfe, honorificPrefix: titulo } : undefined;
  return {
    '@type': 'Course',
    ...common(detail, origin, url),
    inLanguage: 'es-AR',
    provider: organizer(detail, origin),
    ...priced(detail),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: MODE[modalidad],
      eventStatus: isCalledOff(detail) ? `${SCHEMA}EventCancelled` : undefined,
      startDate: fechaDesde ? moment(fechaDesde, detail.horaInicio) : undefined,
      endDate: fechaHasta ? moment(fechaHasta, detail.horaFin) : undefined,
      courseSchedule: regla
        ? {
            '@type': 'Schedule',
            ...frequencyOf(regla),
            startDate: fechaDesde ?? undefined,
            endDate: fechaHasta ?? undefined,
            startTime: detail.horaInicio ?? undefined,
            endTime: detail.horaFin ?? undefined,
            scheduleTimezone: ZONE,
          }
        : undefined,
      courseWorkload: cantHoras > 0 ? `PT${cantHoras}H` : undefined,
      location: place(detail, url),
      instructor: profe,
    },
  };
}

/** Returns an Offer, because a promo is not an event. */
function promo(detail: OfTipo<'promo'>, origin: string, url: string): JsonObject {
  const { fechaDesde, fechaHasta } = detail;
  return {
    '@type': 'Offer',
    ...priceOf(detail.tarifa),
    ...common(detail, origin, url),
    availability: notOffered(detail),
    validFrom: fechaDesde ? moment(fechaDesde, '00:00') : undefined,
    validThrough: fechaHasta ? moment(fechaHasta, '23:59') : undefined,
    offeredBy: organizer(detail, origin),
  };
}
