import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import { partSchema } from './entry-schema.ts';
import { PART_SHAPE } from './part-shape.ts';

test('PART_SHAPE: changes with the schema of a part', () => {
  const schema = JSON.stringify(toJSONSchema(partSchema));
  expect(PART_SHAPE).toBe(createHash('sha256').update(schema).digest('base64url').slice(0, 12));
});
