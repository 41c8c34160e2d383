import { enlaceOpcionalSchema } from './enlace.ts';
import { fechaONull, referenciaSchema, textoONull, textoOVacio } from './firestore.ts';
import {
  aLaVez,
  cantidadFormSchema,
  diaAFormulario,
  diaFormSchema,
  horaAFormulario,
  horaFormSchema,
} from './formulario.ts';
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
  .refine(({ fechaDesde, fechaHasta }) => !fechaDesde || !fechaHasta || fechaDesde <= fechaHasta, {
    ...aLaVez,
    path: ['fechaHasta'],
    message: mensajes.post.fechasAlReves,
  });
export type CursoFormulario = z.input<typeof cursoDatosSchema>;
export type CursoDatos = z.infer<typeof cursoDatosSchema>;

/** A stored curso as the form holds it; references that name no category are left out. */
export const cursoAFormulario = (curso: Curso) =>
  ({
    titulo: curso.titulo,
    descripcion: curso.descripcion,
    url_imagen: curso.url_imagen,
    descripcionReserva: curso.descripcionReserva,
    cantHoras: curso.cantHoras ? String(curso.cantHoras) : '',
    categorias: curso.categorias.map(({ id }) => id).filter((id) => categoriaIdSchema.safeParse(id).success),
    direccion: curso.direccion,
    fechaDesde: diaAFormulario(curso.fechaDesde),
    fechaHasta: diaAFormulario(curso.fechaHasta),
    modalidad: curso.modalidad,
    nombreProfe: curso.nombreProfe,
    licenciatura: curso.licenciatura,
    horaInicio: horaAFormulario(curso.horaInicio),
    horaFin: horaAFormulario(curso.horaFin),
    linkReserva: curso.linkReserva ?? '',
    referenciaProfe: curso.referenciaProfe ?? '',
  }) satisfies CursoFormulario;

/** What the course form opens with. */
export const CURSO_VACIO = {
  titulo: '',
  descripcion: '',
  url_imagen: null,
  descripcionReserva: '',
  cantHoras: '',
  categorias: [],
  direccion: '',
  fechaDesde: '',
  fechaHasta: '',
  modalidad: 'Presencial',
  nombreProfe: '',
  licenciatura: 'Prof.',
  horaInicio: '',
  horaFin: '',
  linkReserva: '',
  referenciaProfe: '',
} as const satisfies Omit<CursoFormulario, 'categorias'> & { categorias: readonly string[] };
