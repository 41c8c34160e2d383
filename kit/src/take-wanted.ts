import { messages } from 'domain/messages/messages';
import { itemIdSchema, tipoSchema } from 'domain/values/ids-schema';
import { z } from 'domain/zod';
import { toast } from './toast.ts';
import { forgetWanted, type Likable, wantedText } from './wanted-like.ts';

/** Milliseconds after which nobody remembers any more what they pressed. */
const EXPIRES = 60 * 60 * 1000;

const wantedSchema = z.object({
  tipo: tipoSchema,
  id: itemIdSchema,
  titulo: z.string(),
  at: z.number().refine((at) => Math.abs(Date.now() - at) < EXPIRES),
});

/**
 * Gives the like that a visitor asked for before signing in, and says so.
 * @param addLike answers whether it was liked by this; it says itself why not
 */
export async function giveWanted(addLike: (wanted: Likable) => Promise<boolean>): Promise<void> {
  const wanted = takeWanted();
  if (wanted && (await addLike(wanted))) toast.success(messages.list.liked(wanted.titulo));
}

/** What a visitor wanted to like, once; `null` for nothing, for what can't be read and after an hour. */
function takeWanted(): Likable | null {
  const text = wantedText();
  forgetWanted();
  try {
    return text ? (wantedSchema.safeParse(JSON.parse(text)).data ?? null) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
