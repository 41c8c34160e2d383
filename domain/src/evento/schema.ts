import { CATEGORIAS } from '../categoria/categoria.ts';
import { categoriaTituloSchema } from '../categoria/schema.ts';
import { itemDataBase, itemDocBase, modalidadSchema, optionalText } from '../item/schema.ts';
import { messages } from '../messages/messages.ts';
import { fechaOrNull, textOrEmpty, textOrNull } from '../values/firestore-schema.ts';
import { diaFormSchema, horaFormSchema, together } from '../values/form-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { optionalUrlSchema } from '../values/safe-url-schema.ts';
import { z } from '../zod.ts';
import { TIPOS_FECHA } from './evento.ts';
import { recurrenciaSchema } from './recurrencia-schema.ts';

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
    descripcionReserva: textOrEmpty,
    direccion: textOrEmpty,
    categoria: categoriaTituloSchema.catch('Otros'),
    fechaExacta: fechaOrNull,
    fechaPeriodica: recurrenciaSchema
      .nullish()
      .catch(null)
      .transform((value) => value ?? null),
    fechaDesde: fechaOrNull,
    horaInicio: fechaOrNull,
    horaFin: fechaOrNull,
    modalidad: modalidadSchema.catch('Presencial'),
    linkReserva: textOrNull,
    url_imagenes: z
      .array(z.string())
      .nullish()
      .transform((list) => list ?? []),
  }),
);

/**
 * The event form, parsed into the fields a client writes. The kind of date clears what it does not use:
 * `exacta` keeps the day, `periodica` the recurrence, `sinFecha` neither.
 */
export const eventoDataSchema = z
  .object({
    ...itemDataBase,
    descripcionReserva: optionalText(LIMITS.descripcion),
    direccion: optionalText(LIMITS.direccion),
    categoria: z.enum(CATEGORIAS, messages.post.missingCategoria),
    tipoFecha: tipoFechaSchema.default('sinFecha'),
    fechaExacta: diaFormSchema,
    fechaPeriodica: recurrenciaSchema.nullish().transform((value) => value ?? null),
    fechaDesde: diaFormSchema,
    horaInicio: horaFormSchema,
    horaFin: horaFormSchema,
    modalidad: modalidadSchema.default('Presencial'),
    linkReserva: optionalUrlSchema.optional().transform((value) => value ?? null),
    url_imagenes: z.array(z.string().max(LIMITS.url)).max(LIMITS.eventoImages).default([]),
  })
  .refine(({ tipoFecha, fechaExacta }) => tipoFecha !== 'exacta' || fechaExacta !== null, {
    ...together,
    path: ['fechaExacta'],
    message: messages.post.missingFecha,
  })
  .refine(({ tipoFecha, fechaPeriodica }) => tipoFecha !== 'periodica' || fechaPeriodica !== null, {
    ...together,
    path: ['fechaPeriodica'],
    message: messages.post.missingRecurrencia,
  })
  .transform(({ tipoFecha, ...data }) => ({
    ...data,
    fechaExacta: tipoFecha === 'exacta' ? data.fechaExacta : null,
    fechaPeriodica: tipoFecha === 'periodica' ? data.fechaPeriodica : null,
    fechaDesde: tipoFecha === 'periodica' ? data.fechaDesde : null,
  }));
