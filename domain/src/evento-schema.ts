import { CATEGORIAS } from './categoria.ts';
import { categoriaTituloSchema } from './categoria-schema.ts';
import { enlaceOpcionalSchema } from './enlace-schema.ts';
import { TIPOS_FECHA } from './evento.ts';
import { fechaONull, textoONull, textoOVacio } from './firestore-schema.ts';
import { aLaVez, diaFormSchema, horaFormSchema } from './formulario-schema.ts';
import { itemDatosBase, itemDocBase, modalidadSchema, textoOpcional } from './item-schema.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';
import { recurrenciaSchema } from './recurrencia-schema.ts';
import { z } from './zod.ts';

export const tipoFechaSchema = z.enum(TIPOS_FECHA);

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
