import { itemDataBase, itemDocBase, modalidadSchema, optionalText } from '../item/schema.ts';
import { messages } from '../messages/messages.ts';
import { fechaOrNull, referenceSchema, textOrEmpty, textOrNull } from '../values/firestore-schema.ts';
import { cantidadFormSchema, diaFormSchema, horaFormSchema, together } from '../values/form-schema.ts';
import { categoriaIdSchema } from '../values/ids-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { optionalUrlSchema } from '../values/safe-url-schema.ts';
import { z } from '../zod.ts';
import { LICENCIATURAS } from './curso.ts';

export const licenciaturaSchema = z.enum(LICENCIATURAS);

/** A stored curso. */
export const cursoDocSchema = z.object({
  ...itemDocBase,
  descripcionReserva: textOrEmpty,
  cantHoras: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  categorias: z
    .array(referenceSchema)
    .nullish()
    .transform((list) => list ?? []),
  tituloCategoria: textOrNull,
  direccion: textOrEmpty,
  fechaDesde: fechaOrNull,
  fechaHasta: fechaOrNull,
  modalidad: modalidadSchema.catch('Presencial'),
  nombreProfe: textOrEmpty,
  licenciatura: licenciaturaSchema.catch('Prof.'),
  horaInicio: fechaOrNull,
  horaFin: fechaOrNull,
  linkReserva: textOrNull,
  referenciaProfe: textOrNull,
});

/**
 * The course form. `categorias` are category ids here; whoever writes turns them into references (`categoria/{id}`)
 * and stores the first one's title as `tituloCategoria`.
 */
export const cursoDataSchema = z
  .object({
    ...itemDataBase,
    descripcionReserva: optionalText(LIMITS.descripcion),
    cantHoras: cantidadFormSchema(LIMITS.cantHoras),
    categorias: z.array(categoriaIdSchema).max(LIMITS.categoriasCurso).default([]),
    direccion: optionalText(LIMITS.direccion),
    fechaDesde: diaFormSchema,
    fechaHasta: diaFormSchema,
    modalidad: modalidadSchema.default('Presencial'),
    nombreProfe: optionalText(LIMITS.nombre),
    licenciatura: licenciaturaSchema.default('Prof.'),
    horaInicio: horaFormSchema,
    horaFin: horaFormSchema,
    linkReserva: optionalUrlSchema.optional().transform((value) => value ?? null),
    referenciaProfe: optionalText(LIMITS.descripcion),
  })
  .refine(({ fechaDesde, fechaHasta }) => !fechaDesde || !fechaHasta || fechaDesde <= fechaHasta, {
    ...together,
    path: ['fechaHasta'],
    message: messages.post.fechasReversed,
  });
