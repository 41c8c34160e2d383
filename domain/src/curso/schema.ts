import { placed } from '../item/placed.ts';
import { systemShape } from '../item/schema.ts';
import { WORDS } from '../item/words.ts';
import { writtenShape } from '../values/form-fields-schema.ts';
import { inOrder, shownInOrder } from '../values/form-schema.ts';
import { storedSchema } from '../values/stored-schema.ts';
import { z } from '../zod.ts';
import { CURSO_FIELDS } from './fields.ts';

export const cursoStoredSchema = storedSchema(CURSO_FIELDS, systemShape);

/** `categorias` are ids; before a write, `categoriasOfCurso` converts them to references. */
export const cursoFormSchema = z.pipe(
  z.object(writtenShape(CURSO_FIELDS, WORDS)).check(inOrder, shownInOrder),
  z.transform(placed),
);
