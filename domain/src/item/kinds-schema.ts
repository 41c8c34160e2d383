import { CATEGORIAS } from '../categoria/categoria.ts';
import { CURSO_FIELDS } from '../curso/fields.ts';
import { cursoFormSchema, cursoStoredSchema } from '../curso/schema.ts';
import { tipoFechaOf } from '../evento/evento.ts';
import { EVENTO_FIELDS } from '../evento/fields.ts';
import { eventoFormSchema, eventoStoredSchema, tipoFechaSchema } from '../evento/schema.ts';
import { LINK_FIELDS } from '../link/fields.ts';
import { linkFormSchema, linkStoredSchema } from '../link/schema.ts';
import { PROMO_FIELDS } from '../promo/fields.ts';
import { promoFormSchema, promoStoredSchema } from '../promo/schema.ts';
import { toForm, typedShape } from '../values/form-fields-schema.ts';
import type { Tipo } from '../values/ids.ts';
import { z } from '../zod.ts';

export const STORED_SCHEMA = {
  link: linkStoredSchema,
  evento: eventoStoredSchema,
  curso: cursoStoredSchema,
  promo: promoStoredSchema,
};

export const FORM_SCHEMA = {
  link: linkFormSchema,
  evento: eventoFormSchema,
  curso: cursoFormSchema,
  promo: promoFormSchema,
};

export type Stored = { [T in Tipo]: z.infer<(typeof STORED_SCHEMA)[T]> };
export type Written = { [T in Tipo]: z.infer<(typeof FORM_SCHEMA)[T]> };

/** Controls of all four forms. Each `FORM_SCHEMA` reads its own fields. */
export const formSchema = z.object({
  ...typedShape(LINK_FIELDS),
  ...typedShape(EVENTO_FIELDS),
  ...typedShape(CURSO_FIELDS),
  ...typedShape(PROMO_FIELDS),
  tipoFecha: tipoFechaSchema,
  /** An event’s category; '' until one is chosen. */
  categoria: z.catch(z.enum(['', ...CATEGORIAS]), ''),
});
export type Form = z.infer<typeof formSchema>;

export const EMPTY_FORM: Form = formSchema.parse({});

const TO_FORM: { [T in Tipo]: (stored: Stored[T]) => Partial<Form> } = {
  link: (link) => toForm(LINK_FIELDS, link),
  evento: (evento) => ({ ...toForm(EVENTO_FIELDS, evento), tipoFecha: tipoFechaOf(evento) }),
  curso: (curso) => toForm(CURSO_FIELDS, curso),
  promo: (promo) => toForm(PROMO_FIELDS, promo),
};

/** Converts a stored item to its form; the inverse of `FORM_SCHEMA`. */
export const formOf = <T extends Tipo>(tipo: T, stored: Stored[T]): Form => ({
  ...EMPTY_FORM,
  ...TO_FORM[tipo](stored),
});
