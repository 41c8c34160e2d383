import { cursoFormSchema } from 'domain/curso/schema';
import { eventoFormSchema } from 'domain/evento/schema';
import { isUploadOf } from 'domain/image/upload-url';
import { linkFormSchema } from 'domain/link/schema';
import { promoFormSchema } from 'domain/promo/schema';
import { diaOf } from 'domain/values/fecha';
import { dateToHora } from 'domain/values/hora';
import type { Tipo } from 'domain/values/ids';
import { LIMITS } from 'domain/values/limits';
import { z } from 'domain/zod';
import { OWNER } from './items.ts';
import { UPLOADS } from './people.ts';
import { type Fixture, Ref } from './values.ts';

const own = z
  .string()
  .max(LIMITS.url)
  .refine((url) => isUploadOf(url, OWNER, UPLOADS));
const images = z.object({
  url_imagen: z.union([z.literal(''), own]).nullish(),
  url_imagenes: z.array(own).optional(),
});
const SCHEMAS = {
  evento: eventoFormSchema,
  curso: cursoFormSchema,
  promo: promoFormSchema,
  link: linkFormSchema,
} as const satisfies Record<Tipo, z.ZodType>;

/** What a person would have to type for a document to come out like this fixture. */
function typed(tipo: Tipo, data: Fixture): Fixture {
  const fields = Object.entries(data).map(([name, value]) => {
    if (value instanceof Date) return [name, name.startsWith('hora') ? dateToHora(value) : diaOf(value)];
    if (name === 'categorias' && Array.isArray(value))
      return [name, value.map((one) => (one instanceof Ref ? one.id : String(one).replace(/.*\//, '')))];
    return [name, value];
  });
  const form: Fixture = Object.fromEntries(fields);
  if (tipo !== 'evento') return form;
  const kind = form.fechaPeriodica != null ? 'periodica' : form.fechaExacta != null ? 'exacta' : 'sinFecha';
  return { ...form, tipoFecha: kind };
}

/** Whether the domain's schemas take the fixture, typed into the form by its owner. */
export function formTakes(tipo: Tipo, data: Fixture): boolean {
  const form = typed(tipo, data);
  return SCHEMAS[tipo].safeParse(form).success && images.safeParse(form).success;
}
