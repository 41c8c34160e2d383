import type { Detalle } from './api.ts';
import { enlaceSeguro } from './enlace.ts';
import { type Dia, ZONA } from './fecha.ts';
import { fin, momento } from './momentos.ts';
import { diaDeRecurrencia } from './recurrencia.ts';
import { rutaTarjetaDeItem } from './tarjeta-social.ts';

type DeTipo<T extends Detalle['tipo']> = Extract<Detalle, { tipo: T }>;
/** One object of schema.org's vocabulary; what is `undefined` is left out. */
export type Objeto = { '@type': string } & Record<string, unknown>;

const SCHEMA = 'https://schema.org/';
const DIAS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SECCION = { evento: 'Eventos', curso: 'Cursos', promo: 'Promos' };

/**
 * What search engines are told of an item's page: the item itself and the way to it. An event without a date is not told as one:
 * they take none.
 * @param origin the site's, without a slash at the end
 */
export function datosDeItem(detalle: Detalle, origin: string): Objeto[] {
  const url = `${origin}/explore/${detalle.tipo}/${encodeURIComponent(detalle.id)}`;
  const camino = migas(origin, [SECCION[detalle.tipo], '/explore'], [detalle.titulo, '']);
  switch (detalle.tipo) {
    case 'evento': {
      const dia = detalle.fechaExacta ?? detalle.proximaFecha;
      return dia ? [evento(detalle, dia, origin, url), camino] : [camino];
    }
    case 'curso':
      return [curso(detalle, origin, url), camino];
    case 'promo':
      return [promo(detalle, origin, url), camino];
  }
}

/** The way from the landing page; the last step is the page itself and needs no address. */
function migas(origin: string, ...pasos: [nombre: string, ruta: string][]): Objeto {
  const itemListElement = [['Vidriera', '/'] as const, ...pasos].map(([name, ruta], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(ruta && { item: origin + ruta }),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function comun(detalle: Detalle, origin: string, url: string) {
  const fotos = [...new Set([detalle.imagen, ...detalle.imagenes])].filter((una) => una !== null);
  return {
    '@id': `${url}#${detalle.tipo}`,
    name: detalle.titulo,
    description: detalle.descripcion || detalle.titulo,
    url,
    image: [...fotos.map((ruta) => `${origin}/img/1200/${ruta}`), origin + rutaTarjetaDeItem(detalle)],
  };
}

const organizador = ({ usuario }: Detalle, origin: string): Objeto => ({
  '@type': 'Organization',
  name: usuario.nombre,
  url: usuario.username ? `${origin}/${encodeURIComponent(usuario.username)}` : undefined,
});

function evento(detalle: DeTipo<'evento'>, dia: Dia, origin: string, url: string): Objeto {
  const { horaInicio, horaFin, fechaPeriodica, modalidad } = detalle;
  return {
    '@type': 'Event',
    ...comun(detalle, origin, url),
    startDate: momento(dia, horaInicio),
    endDate: fin(dia, horaInicio, horaFin),
    eventStatus: `${SCHEMA}EventScheduled`,
    eventAttendanceMode: SCHEMA + ASISTENCIA[modalidad],
    location: lugar(detalle, url),
    organizer: organizador(detalle, origin),
    offers: reserva(detalle.linkReserva),
    eventSchedule: fechaPeriodica
      ? {
          '@type': 'Schedule',
          repeatFrequency: 'P1W',
          byDay: SCHEMA + DIAS[diaDeRecurrencia(fechaPeriodica)],
          startDate: dia,
          startTime: horaInicio ?? undefined,
          endTime: horaFin ?? undefined,
          scheduleTimezone: ZONA,
        }
      : undefined,
  };
}

const ASISTENCIA = {
  Presencial: 'OfflineEventAttendanceMode',
  Virtual: 'OnlineEventAttendanceMode',
  Hibrida: 'MixedEventAttendanceMode',
} as const;

/** Where it takes place: there, online, or both. */
function lugar(detalle: DeTipo<'evento'> | DeTipo<'curso'>, url: string): Objeto | Objeto[] | undefined {
  const { modalidad, direccion, usuario } = detalle;
  const sitio = direccion ? { '@type': 'Place', name: usuario.nombre, address: direccion } : undefined;
  const virtual = { '@type': 'VirtualLocation', url: enlaceSeguro(detalle.linkReserva) ?? url };
  if (modalidad === 'Presencial') return sitio;
  return modalidad === 'Hibrida' && sitio ? [sitio, virtual] : virtual;
}

function reserva(link: string | null): Objeto | undefined {
  const url = enlaceSeguro(link);
  return url ? { '@type': 'Offer', url, availability: `${SCHEMA}InStock` } : undefined;
}

const MODO = { Presencial: 'onsite', Virtual: 'online', Hibrida: 'blended' } as const;

function curso(detalle: DeTipo<'curso'>, origin: string, url: string): Objeto {
  const { fechaDesde, fechaHasta, nombreProfe, licenciatura, cantHoras, modalidad } = detalle;
  const titulo = licenciatura === 'Otros' ? undefined : licenciatura;
  const profe = nombreProfe ? { '@type': 'Person', name: nombreProfe, honorificPrefix: titulo } : undefined;
  return {
    '@type': 'Course',
    ...comun(detalle, origin, url),
    inLanguage: 'es-AR',
    provider: organizador(detalle, origin),
    offers: reserva(detalle.linkReserva),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: MODO[modalidad],
      startDate: fechaDesde ? momento(fechaDesde, detalle.horaInicio) : undefined,
      endDate: fechaHasta ? momento(fechaHasta, detalle.horaFin) : undefined,
      courseWorkload: cantHoras > 0 ? `PT${cantHoras}H` : undefined,
      location: lugar(detalle, url),
      instructor: profe,
    },
  };
}

/** A promo is an offer, not an event: it has nobody to gather. */
function promo(detalle: DeTipo<'promo'>, origin: string, url: string): Objeto {
  const { fechaDesde, fechaHasta } = detalle;
  return {
    '@type': 'Offer',
    ...comun(detalle, origin, url),
    validFrom: fechaDesde ? momento(fechaDesde, '00:00') : undefined,
    validThrough: fechaHasta ? momento(fechaHasta, '23:59') : undefined,
    offeredBy: organizador(detalle, origin),
  };
}
