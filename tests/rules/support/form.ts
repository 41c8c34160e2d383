import { cursoDatosSchema } from 'domain/curso-schema';
import { eventoDatosSchema } from 'domain/evento-schema';
import { diaDe } from 'domain/fecha';
import { dateAHora } from 'domain/hora';
import type { Tipo } from 'domain/ids';
import { urlImagenDe } from 'domain/imagen-schema';
import { linkDatosSchema } from 'domain/link-schema';
import { promoDatosSchema } from 'domain/promo-schema';
import { z } from 'domain/zod';
import { OWNER } from './items.ts';
import { type Fixture, Ref } from './values.ts';

const images = z.object({
  url_imagen: z.union([z.literal(''), urlImagenDe(OWNER)]).nullish(),
  url_imagenes: z.array(urlImagenDe(OWNER)).optional(),
});
const SCHEMAS = {
  evento: eventoDatosSchema,
  curso: cursoDatosSchema,
  promo: promoDatosSchema,
  link: linkDatosSchema,
} as const satisfies Record<Tipo, z.ZodType>;

/** What a person would have to type for a document to come out like this fixture. */
function typed(tipo: Tipo, data: Fixture): Fixture {
  const fields = Object.entries(data).map(([name, value]) => {
    if (value instanceof Date) return [name, name.startsWith('hora') ? dateAHora(value) : diaDe(value)];
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
