import type { CategoriaTitulo } from '../categoria/categoria.ts';
import { categoriaTituloSchema } from '../categoria/schema.ts';
import { ITEM_FIELDS, modalidad, systemShape } from '../item/schema.ts';
import {
  choice,
  count,
  day,
  type Field,
  hour,
  inDetail,
  onCard,
  optionalLink,
  text,
  type WorkedOutField,
} from '../values/field-schema.ts';
import { referenceSchema, textOrNull } from '../values/firestore-schema.ts';
import { inOrder } from '../values/form-schema.ts';
import { ID_CATEGORIA } from '../values/ids.ts';
import { type CategoriaId, categoriaIdSchema } from '../values/ids-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { storedSchema, writtenShape } from '../values/shapes-schema.ts';
import { z } from '../zod.ts';
import { LICENCIATURAS } from './curso.ts';

type Reference = z.infer<typeof referenceSchema>;

/** References to categories, chosen by their ids; references that name no category are left out of the form. */
const categorias: Field<Reference[], string[], string[], CategoriaId[]> = {
  rule: { type: 'categorias', max: LIMITS.categoriasCurso },
  empty: [],
  stored: z
    .array(referenceSchema)
    .nullish()
    .transform((list) => list ?? []),
  typed: z.array(z.string()).default([]),
  written: z.array(categoriaIdSchema).max(LIMITS.categoriasCurso).default([]),
  toForm: (list) => list.map(({ id }) => id).filter((id) => ID_CATEGORIA.test(id)),
  wire: z.array(z.string()),
  toWire: (list) => list.map(({ id }) => id),
};

/** The first category's title, to filter by: written with the references, not typed. */
const tituloCategoria: WorkedOutField<string | null, CategoriaTitulo | null> = {
  rule: { type: 'tituloCategoria' },
  empty: null,
  stored: textOrNull,
  typed: null,
  written: null,
  wire: categoriaTituloSchema.nullable(),
  toWire: (titulo) => categoriaTituloSchema.safeParse(titulo).data ?? null,
};

export const CURSO_FIELDS = {
  ...ITEM_FIELDS,
  descripcionReserva: inDetail(text(LIMITS.descripcion)),
  cantHoras: onCard(count(LIMITS.cantHoras)),
  categorias,
  tituloCategoria: onCard(tituloCategoria),
  direccion: onCard(text(LIMITS.direccion)),
  fechaDesde: onCard(day()),
  fechaHasta: onCard(day()),
  modalidad,
  nombreProfe: onCard(text(LIMITS.nombre)),
  licenciatura: onCard(choice(LICENCIATURAS, 'Prof.')),
  horaInicio: onCard(hour()),
  horaFin: onCard(hour()),
  linkReserva: inDetail(optionalLink()),
  referenciaProfe: text(LIMITS.descripcion),
};

export const cursoStoredSchema = storedSchema(CURSO_FIELDS, systemShape);

/** `categorias` are ids here: whoever writes makes references of them (`categoriasOfCurso`). */
export const cursoFormSchema = inOrder(z.object(writtenShape(CURSO_FIELDS)));
