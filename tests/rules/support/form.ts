import { tipoFechaOf } from '@vidriera/domain/evento/evento';
import { isUploadOf } from '@vidriera/domain/image/upload-url';
import { FORM_SCHEMA } from '@vidriera/domain/item/kinds-schema';
import { fieldsOf } from '@vidriera/domain/testing/items';
import { diaOf } from '@vidriera/domain/values/fecha';
import { dateToHora } from '@vidriera/domain/values/hora';
import type { Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod-classic';
import { OWNER } from './items.ts';
import { UPLOADS } from './people.ts';
import { Ref, type RulesFixture } from './values.ts';

const own = z
  .string()
  .max(LIMITS.url)
  .refine((url) => isUploadOf(url, OWNER, UPLOADS));
const images = z.object({
  url_imagen: z.union([z.literal(''), own]).nullish(),
  url_imagenes: z.array(own).optional(),
});

/** A price's controls hold the amount as text. */
const typedPrice = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value, pesos: 'pesos' in value ? String(value.pesos ?? '') : '' }
    : (value ?? undefined);

function typedDate(type: string | undefined, value: Date): string {
  if (type === 'moment') return localTime(value);
  return type === 'hour' ? dateToHora(value) : diaOf(value);
}

function typed(tipo: Tipo, data: RulesFixture): RulesFixture {
  const types = new Map(fieldsOf(tipo).map(([name, { rule }]) => [name, rule.type]));
  const fields = Object.entries(data).map(([name, value]) => {
    if (value instanceof Date) return [name, typedDate(types.get(name), value)];
    if (types.get(name) === 'categorias' && Array.isArray(value))
      return [
        name,
        value.map((element) => (element instanceof Ref ? element.id : String(element).replace(/.*\//, ''))),
      ];
    if (types.get(name) === 'precio') return [name, typedPrice(value)];
    return [name, value];
  });
  const form: RulesFixture = Object.fromEntries(fields);
  return tipo === 'evento' ? { ...form, tipoFecha: tipoFechaOf(data as never) } : form;
}

/** Returns whether the domain's schemas accept a fixture from its owner's form. */
export function formTakes(tipo: Tipo, data: RulesFixture): boolean {
  const form = typed(tipo, data);
  return FORM_SCHEMA[tipo].safeParse(form).success && images.safeParse(form).success;
}
