import { expect, it } from 'vitest';
import recorded from '../../testing/recorded/answers.json' with { type: 'json' };
import { detailSchema } from '../item/wire-schema.ts';
import type { z } from '../zod.ts';
import { callableErrorSchema } from './callables-schema.ts';
import {
  apiErrorSchema,
  categoriasSchema,
  featuredSchema,
  pageSchema,
  perfilResponseSchema,
} from './schema.ts';

const SCHEMAS: [RegExp, z.ZodType][] = [
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

it('reads a code that a newer server made as the general one, with its message', () => {
  const error = { code: 'too-many', message: 'Esperá un momento.', fields: [] };
  expect(apiErrorSchema.parse({ error })).toEqual({ error: { ...error, code: 'internal' } });
  expect(callableErrorSchema.parse(error)).toEqual({ ...error, code: 'invalid-data' });
});
