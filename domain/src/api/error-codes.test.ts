import { expect, it } from 'vitest';
import { callableErrorSchema } from './callables-schema.ts';
import { apiErrorSchema } from './schema.ts';

it('error schemas: read an unknown code as the general one, and keep the message', () => {
  const error = { code: 'unheard-of', message: 'Esperá un momento.', fields: [] };
  expect(apiErrorSchema.parse({ error })).toEqual({ error: { ...error, code: 'internal' } });
  expect(callableErrorSchema.parse(error)).toEqual({ ...error, code: 'invalid-data' });
});
