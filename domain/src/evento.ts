import { CATEGORIAS, categoriaTituloSchema } from './categoria.ts';
import { enlaceOpcionalSchema } from './enlace.ts';
import { fechaONull, textoONull, textoOVacio } from './firestore.ts';
import { aLaVez, diaAFormulario, diaFormSchema, horaAFormulario, horaFormSchema } from './formulario.ts';
import { itemDatosBase, itemDocBase, modalidadSchema, textoOpcional } from './item.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';
import { RECURRENCIA_POR_DEFECTO, recurrenciaSchema } from './recurrencia.ts';
import { z } from './zod.ts';

export const TIPOS_FECHA = ['sinFecha', 'exacta', 'periodica'] as const;
export const tipoFechaSchema = z.enum(TIPOS_FECHA);
export type TipoFecha = z.infer<typeof tipoFechaSchema>;

/** A stored evento; the hours' aliases `horaDesde`/`horaHasta` are read, `horaInicio`/`horaFin` written. */
export const eventoDocSchema = z.preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const alias = value as Record<string, unknown>;
    return {
      ...value,
      horaInicio: alias.horaInicio ?? alias.horaDesde,
      horaFin: alias.horaFin ?? alias.horaHasta,
    };
  },
  z.object({
    ...itemDocBase,
    descripcionReserva: textoOVacio,
    direccion: textoOVacio,
    categoria: categoriaTituloSchema.catch('Otros'),
    fechaExacta: fechaONull,
    fechaPeriodica: recurrenciaSchema
      .nullish()
      .catch(null)
      .transform((valor) => valor ?? null),
    fechaDesde: fechaONull,
    horaInicio: fechaONull,
    horaFin: fechaONull,
    modalidad: modalidadSchema.catch('Presencial'),
    linkReserva: textoONull,
    url_imagenes: z
      .array(z.string())
      .nullish()
      .transform((lista) => lista ?? []),
  }),
);
export type Evento = z.infer<typeof eventoDocSchema>;

/** Which kind of date a stored event has. */
export function tipoFechaDe(evento: Pick<Evento, 'fechaExacta' | 'fechaPeriodica'>): TipoFecha {
  if (evento.fechaExacta) return 'exacta';
  return evento.fechaPeriodica ? 'periodica' : 'sinFecha';
}

/**
 * The event form, parsed into the fields a client writes. The kind of date clears what it does not use:
 * `exacta` keeps the day, `periodica` the recurrence, `sinFecha` neither.
 */
export const eventoDatosSchema = z
  .object({
    ...itemDatosBase,
    descripcionReserva: textoOpcional(LIMITES.descripcion),
    direccion: textoOpcional(LIMITES.direccion),
    categoria: z.enum(CATEGORIAS, mensajes.post.faltaCategoria),
    tipoFecha: tipoFechaSchema.default('sinFecha'),
    fechaExacta: diaFormSchema,
    fechaPeriodica: recurrenciaSchema.nullish().transform((valor) => valor ?? null),
    fechaDesde: diaFormSchema,
    horaInicio: horaFormSchema,
    horaFin: horaFormSchema,
    modalidad: modalidadSchema.default('Presencial'),
    linkReserva: enlaceOpcionalSchema.optional().transform((valor) => valor ?? null),
    url_imagenes: z.array(z.string().max(LIMITES.url)).max(LIMITES.imagenesEvento).default([]),
  })
  .refine(({ tipoFecha, fechaExacta }) => tipoFecha !== 'exacta' || fechaExacta !== null, {
    ...aLaVez,
    path: ['fechaExacta'],
    message: mensajes.post.faltaFecha,
  })
  .refine(({ tipoFecha, fechaPeriodica }) => tipoFecha !== 'periodica' || fechaPeriodica !== null, {
    ...aLaVez,
    path: ['fechaPeriodica'],
    message: mensajes.post.faltaRecurrencia,
  })
  .transform(({ tipoFecha, ...datos }) => ({
    ...datos,
    fechaExacta: tipoFecha === 'exacta' ? datos.fechaExacta : null,
    fechaPeriodica: tipoFecha === 'periodica' ? datos.fechaPeriodica : null,
    fechaDesde: tipoFecha === 'periodica' ? datos.fechaDesde : null,
  }));
export type EventoFormulario = z.input<typeof eventoDatosSchema>;
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
