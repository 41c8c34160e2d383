import { diaToForm, horaToForm } from '../values/form.ts';
import type { z } from '../zod.ts';
import { DEFAULT_RECURRENCIA } from './recurrencia.ts';
import type { eventoDataSchema, eventoDocSchema } from './schema.ts';

export const TIPOS_FECHA = ['sinFecha', 'exacta', 'periodica'] as const;
export type TipoFecha = (typeof TIPOS_FECHA)[number];

/** A stored evento. */
export type Evento = z.infer<typeof eventoDocSchema>;

/** Which kind of date a stored event has. */
export function tipoFechaOf(evento: Pick<Evento, 'fechaExacta' | 'fechaPeriodica'>): TipoFecha {
  if (evento.fechaExacta) return 'exacta';
  return evento.fechaPeriodica ? 'periodica' : 'sinFecha';
}

/** What the event form holds. */
export type EventoForm = z.input<typeof eventoDataSchema>;

/** What it comes to, parsed: the fields a client writes. */
export type EventoData = z.infer<typeof eventoDataSchema>;

/** A stored evento as the form holds it: `eventoDataSchema` reads back what was written. */
export const eventoToForm = (evento: Evento) =>
  ({
    titulo: evento.titulo,
    descripcion: evento.descripcion,
    url_imagen: evento.url_imagen,
    descripcionReserva: evento.descripcionReserva,
    direccion: evento.direccion,
    categoria: evento.categoria,
    tipoFecha: tipoFechaOf(evento),
    fechaExacta: diaToForm(evento.fechaExacta),
    fechaPeriodica: evento.fechaPeriodica ?? DEFAULT_RECURRENCIA,
    fechaDesde: diaToForm(evento.fechaDesde),
    horaInicio: horaToForm(evento.horaInicio),
    horaFin: horaToForm(evento.horaFin),
    modalidad: evento.modalidad,
    linkReserva: evento.linkReserva ?? '',
    url_imagenes: evento.url_imagenes,
  }) satisfies EventoForm;

/** What the event form opens with; the category is still to be chosen. */
export const EMPTY_EVENTO = {
  titulo: '',
  descripcion: '',
  url_imagen: null,
  descripcionReserva: '',
  direccion: '',
  tipoFecha: 'sinFecha',
  fechaExacta: '',
  fechaPeriodica: DEFAULT_RECURRENCIA,
  fechaDesde: '',
  horaInicio: '',
  horaFin: '',
  modalidad: 'Presencial',
  linkReserva: '',
  url_imagenes: [],
} as const satisfies Partial<Omit<EventoForm, 'url_imagenes'>> & { url_imagenes: readonly string[] };
