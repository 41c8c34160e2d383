import { createHash } from 'node:crypto';
import { partSchema } from '../domain/src/agenda/entry-schema.ts';
import { z } from '../domain/src/zod-classic.ts';

/** Replaces the hash in `part-shape.ts` by the one of today's schema. */
export function partShape(source: string): string {
  const schema = JSON.stringify(z.toJSONSchema(partSchema));
  const hash = createHash('sha256').update(schema).digest('base64url').slice(0, 12);
  return source.replace(/'.*'/, `'${hash}'`);
}
