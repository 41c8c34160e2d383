import { diaToForm, horaToForm } from '../values/form.ts';
import { ID_CATEGORIA } from '../values/ids.ts';
import type { z } from '../zod.ts';
import type { cursoDataSchema, cursoDocSchema } from './schema.ts';

export const LICENCIATURAS = ['Dr.', 'Lic.', 'Prof.', 'Sr/a', 'Otros'] as const;

/** A stored curso. */
export type Curso = z.infer<typeof cursoDocSchema>;

/** What the course form holds. */
export type CursoForm = z.input<typeof cursoDataSchema>;

/** What it comes to, parsed: the fields a client writes. */
export type CursoData = z.infer<typeof cursoDataSchema>;

/** A stored curso as the form holds it; references that name no category are left out. */
export const cursoToForm = (curso: Curso) =>
  ({
    titulo: curso.titulo,
    descripcion: curso.descripcion,
    url_imagen: curso.url_imagen,
    descripcionReserva: curso.descripcionReserva,
    cantHoras: curso.cantHoras ? String(curso.cantHoras) : '',
    categorias: curso.categorias.map(({ id }) => id).filter((id) => ID_CATEGORIA.test(id)),
    direccion: curso.direccion,
    fechaDesde: diaToForm(curso.fechaDesde),
    fechaHasta: diaToForm(curso.fechaHasta),
    modalidad: curso.modalidad,
    nombreProfe: curso.nombreProfe,
    licenciatura: curso.licenciatura,
    horaInicio: horaToForm(curso.horaInicio),
    horaFin: horaToForm(curso.horaFin),
    linkReserva: curso.linkReserva ?? '',
    referenciaProfe: curso.referenciaProfe ?? '',
  }) satisfies CursoForm;

/** What the course form opens with. */
export const EMPTY_CURSO = {
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
} as const satisfies Omit<CursoForm, 'categorias'> & { categorias: readonly string[] };
