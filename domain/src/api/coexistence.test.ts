import { expect, it } from 'vitest';
import { fieldsOf, sampleOf } from '../../testing/items.ts';
import recorded from '../../testing/recorded/answers.json' with { type: 'json' };
import { entryOf, entrySchema } from '../agenda/entry-schema.ts';
import { detailSchema, publicItemOf } from '../item/wire-schema.ts';
import { inDetail, later, text } from '../values/fields.ts';
import { TIPOS_AGENDA } from '../values/ids.ts';
import { uidSchema } from '../values/ids-schema.ts';
import { wireShape } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';
import { callableErrorSchema } from './callables-schema.ts';
import {
  apiErrorSchema,
  categoriasSchema,
  featuredSchema,
  pageSchema,
  perfilResponseSchema,
} from './schema.ts';

const SCHEMAS: [RegExp, z.ZodMiniType][] = [
  [/^\/api\/explore\?tipo=(?:evento|curso|promo)&/, pageSchema],
  [/^\/api\/items\/\w+\/(?!nada)/, detailSchema],
  [/^\/api\/destacados/, featuredSchema],
  [/^\/api\/categorias/, categoriasSchema],
  [/^\/api\/perfiles\//, perfilResponseSchema],
  [/=nada$|\/nada$/, apiErrorSchema],
];

// The server's answers are what the schemas let through: whatever of a recorded answer comes out whole is still sent to browsers of that day.
it.each(Object.entries(recorded))(
  '%s: what was answered is read, and nothing of it dropped',
  (address, answer) => {
    const schema = SCHEMAS.find(([pattern]) => pattern.test(address))?.[1];
    expect(schema?.parse(answer)).toEqual(answer);
  },
);

it('does without a field that came later, and asks for one that was always there', () => {
  const schema = z.object(wireShape({ old: inDetail(text(9)), recent: inDetail(later(text(9))) }, 'detail'));
  const read: { old: string; recent?: string | undefined } = schema.parse({ old: 'x' });
  expect(read).toEqual({ old: 'x' });
  expect(schema.safeParse({ recent: 'x' }).success).toBe(false);
});

it.each(TIPOS_AGENDA)('reads details and stored entries of a %s from before its later fields', (tipo) => {
  const full = Object.fromEntries(fieldsOf(tipo).map(([name, field]) => [name, sampleOf(field)]));
  const item = { ...full, visible: true, createdAt: null, cantLikes: 0, localidadEfectiva: null } as never;
  const usuario = { id: uidSchema.parse('ana'), username: 'ana', nombre: 'Ana', imagen: null };
  const detail = publicItemOf(tipo, item, { id: 'i1', usuario, now: new Date(0) });
  const entry = entryOf(tipo, item, { id: 'i1', uid: 'ana' });
  for (const [name, field] of fieldsOf(tipo)) {
    if (!field.later || !field.shown) continue;
    expect(detail).toHaveProperty(name);
    expect(detailSchema.safeParse({ ...detail, [name]: undefined }).success, name).toBe(true);
    expect(entrySchema.safeParse({ ...entry, [name]: undefined }).success, name).toBe(true);
  }
});

it('reads a code that a newer server made as the general one, with its message', () => {
  const error = { code: 'too-many', message: 'Esperá un momento.', fields: [] };
  expect(apiErrorSchema.parse({ error })).toEqual({ error: { ...error, code: 'internal' } });
  expect(callableErrorSchema.parse(error)).toEqual({ ...error, code: 'invalid-data' });
});
