import { enlaceOpcionalSchema } from './enlace.ts';
import { fechaONull, referenciaSchema, textoONull, textoOVacio } from './firestore.ts';
import { cantidadFormSchema, diaFormSchema, horaFormSchema } from './formulario.ts';
import { categoriaIdSchema } from './ids.ts';
import { itemDatosBase, itemDocBase, modalidadSchema, textoOpcional } from './item.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';
import { z } from './zod.ts';

export const LICENCIATURAS = ['Dr.', 'Lic.', 'Prof.', 'Sr/a', 'Otros'] as const;
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
export type Curso = z.infer<typeof cursoDocSchema>;

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
  .superRefine((datos, ctx) => {
    if (datos.fechaDesde && datos.fechaHasta && datos.fechaHasta < datos.fechaDesde) {
      ctx.addIssue({ code: 'custom', path: ['fechaHasta'], message: mensajes.post.fechasAlReves });
    }
  });
export type CursoFormulario = z.input<typeof cursoDatosSchema>;
export type CursoDatos = z.infer<typeof cursoDatosSchema>;
