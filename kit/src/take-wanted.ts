import { itemIdSchema, tipoSchema } from 'domain/values/ids-schema';
import { z } from 'domain/zod';
import { forgetWanted, type Likable, wantedText } from './wanted-like.ts';

/** Milliseconds after which nobody remembers any more what they pressed. */
const EXPIRES = 60 * 60 * 1000;

const wantedSchema = z.object({
  tipo: tipoSchema,
  id: itemIdSchema,
  titulo: z.string(),
  at: z.number().refine((at) => Math.abs(Date.now() - at) < EXPIRES),
});

/** What a visitor wanted to like before signing in, once; `null` for nothing, for what can't be read and after an hour. */
export function takeWanted(): Likable | null {
  const text = wantedText();
  forgetWanted();
  try {
    return text ? (wantedSchema.safeParse(JSON.parse(text)).data ?? null) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
