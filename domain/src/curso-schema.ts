import { LICENCIATURAS } from './curso.ts';
import { enlaceOpcionalSchema } from './enlace-schema.ts';
import { fechaONull, referenciaSchema, textoONull, textoOVacio } from './firestore-schema.ts';
import { aLaVez, cantidadFormSchema, diaFormSchema, horaFormSchema } from './formulario-schema.ts';
import { categoriaIdSchema } from './ids-schema.ts';
import { itemDatosBase, itemDocBase, modalidadSchema, textoOpcional } from './item-schema.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';
import { z } from './zod.ts';

export const licenciaturaSchema = z.enum(LICENCIATURAS);

/** A stored curso. */
export const cursoDocSchema = z.object({
  ...itemDocBase,
  descripcionReserva: textoOVacio,
  cantHoras: z
    .number()
    .nullish()
    .transform((valor) => valor ?? 0),
  categorias: z
    .array(referenciaSchema)
    .nullish()
    .transform((lista) => lista ?? []),
  tituloCategoria: textoONull,
  direccion: textoOVacio,
  fechaDesde: fechaONull,
  fechaHasta: fechaONull,
  modalidad: modalidadSchema.catch('Presencial'),
  nombreProfe: textoOVacio,
  licenciatura: licenciaturaSchema.catch('Prof.'),
  horaInicio: fechaONull,
  horaFin: fechaONull,
  linkReserva: textoONull,
  referenciaProfe: textoONull,
});

/**
 * The course form. `categorias` are category ids here; whoever writes turns them into references (`categoria/{id}`)
 * and stores the first one's title as `tituloCategoria`.
 */
export const cursoDatosSchema = z
  .object({
    ...itemDatosBase,
    descripcionReserva: textoOpcional(LIMITES.descripcion),
    cantHoras: cantidadFormSchema(LIMITES.cantHoras),
    categorias: z.array(categoriaIdSchema).max(LIMITES.categoriasCurso).default([]),
    direccion: textoOpcional(LIMITES.direccion),
    fechaDesde: diaFormSchema,
    fechaHasta: diaFormSchema,
    modalidad: modalidadSchema.default('Presencial'),
    nombreProfe: textoOpcional(LIMITES.nombre),
    licenciatura: licenciaturaSchema.default('Prof.'),
    horaInicio: horaFormSchema,
    horaFin: horaFormSchema,
    linkReserva: enlaceOpcionalSchema.optional().transform((valor) => valor ?? null),
    referenciaProfe: textoOpcional(LIMITES.descripcion),
  })
  .refine(({ fechaDesde, fechaHasta }) => !fechaDesde || !fechaHasta || fechaDesde <= fechaHasta, {
    ...aLaVez,
    path: ['fechaHasta'],
    message: mensajes.post.fechasAlReves,
  });
