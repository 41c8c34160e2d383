import type { cursoDatosSchema, cursoDocSchema } from './curso-schema.ts';
import { diaAFormulario, horaAFormulario } from './formulario.ts';
import { ID_CATEGORIA } from './ids.ts';
import type { z } from './zod.ts';

export const LICENCIATURAS = ['Dr.', 'Lic.', 'Prof.', 'Sr/a', 'Otros'] as const;

/** A stored curso. */
export type Curso = z.infer<typeof cursoDocSchema>;

/** What the course form holds. */
export type CursoFormulario = z.input<typeof cursoDatosSchema>;

/** What it comes to, parsed: the fields a client writes. */
export type CursoDatos = z.infer<typeof cursoDatosSchema>;

/** A stored curso as the form holds it; references that name no category are left out. */
export const cursoAFormulario = (curso: Curso) =>
  ({
    titulo: curso.titulo,
    descripcion: curso.descripcion,
    url_imagen: curso.url_imagen,
    descripcionReserva: curso.descripcionReserva,
    cantHoras: curso.cantHoras ? String(curso.cantHoras) : '',
    categorias: curso.categorias.map(({ id }) => id).filter((id) => ID_CATEGORIA.test(id)),
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
