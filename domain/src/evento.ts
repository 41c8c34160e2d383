import type { eventoDatosSchema, eventoDocSchema } from './evento-schema.ts';
import { diaAFormulario, horaAFormulario } from './formulario.ts';
import { RECURRENCIA_POR_DEFECTO } from './recurrencia.ts';
import type { z } from './zod.ts';

export const TIPOS_FECHA = ['sinFecha', 'exacta', 'periodica'] as const;
export type TipoFecha = (typeof TIPOS_FECHA)[number];

/** A stored evento. */
export type Evento = z.infer<typeof eventoDocSchema>;

/** Which kind of date a stored event has. */
export function tipoFechaDe(evento: Pick<Evento, 'fechaExacta' | 'fechaPeriodica'>): TipoFecha {
  if (evento.fechaExacta) return 'exacta';
  return evento.fechaPeriodica ? 'periodica' : 'sinFecha';
}

/** What the event form holds. */
export type EventoFormulario = z.input<typeof eventoDatosSchema>;

/** What it comes to, parsed: the fields a client writes. */
export type EventoDatos = z.infer<typeof eventoDatosSchema>;

/** A stored evento as the form holds it: `eventoDatosSchema` reads back what was written. */
export const eventoAFormulario = (evento: Evento) =>
  ({
    titulo: evento.titulo,
    descripcion: evento.descripcion,
    url_imagen: evento.url_imagen,
    descripcionReserva: evento.descripcionReserva,
    direccion: evento.direccion,
    categoria: evento.categoria,
    tipoFecha: tipoFechaDe(evento),
    fechaExacta: diaAFormulario(evento.fechaExacta),
    fechaPeriodica: evento.fechaPeriodica ?? RECURRENCIA_POR_DEFECTO,
    fechaDesde: diaAFormulario(evento.fechaDesde),
    horaInicio: horaAFormulario(evento.horaInicio),
    horaFin: horaAFormulario(evento.horaFin),
    modalidad: evento.modalidad,
    linkReserva: evento.linkReserva ?? '',
    url_imagenes: evento.url_imagenes,
  }) satisfies EventoFormulario;

/** What the event form opens with; the category is still to be chosen. */
export const EVENTO_VACIO = {
  titulo: '',
  descripcion: '',
  url_imagen: null,
  descripcionReserva: '',
  direccion: '',
  tipoFecha: 'sinFecha',
  fechaExacta: '',
  fechaPeriodica: RECURRENCIA_POR_DEFECTO,
  fechaDesde: '',
  horaInicio: '',
  horaFin: '',
  modalidad: 'Presencial',
  linkReserva: '',
  url_imagenes: [],
} as const satisfies Partial<Omit<EventoFormulario, 'url_imagenes'>> & { url_imagenes: readonly string[] };
