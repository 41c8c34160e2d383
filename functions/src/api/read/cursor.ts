import { itemIdSchema } from 'domain/ids-schema';
import { z } from 'domain/zod';
import { FASES } from '../../shared/queries.ts';

/**
 * Where a list goes on. Its form is the server's own affair: clients hand it back as they got it.
 * `dia` keeps the list's parts where they were if midnight passes between two pages.
 */
const posicionSchema = z.object({
  fase: z.enum(FASES),
  dia: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** Last item seen, absent at the start of a part: its ordering date, as seconds and nanoseconds, and its id. */
  tras: z
    .object({ s: z.number().int(), n: z.number().int().min(0).max(999_999_999), id: itemIdSchema })
    .nullable(),
});
export type Posicion = z.infer<typeof posicionSchema>;

export const escribirCursor = (posicion: Posicion): string =>
  Buffer.from(JSON.stringify(posicion)).toString('base64url');

/** The cursor of a request; refuses what this server did not write. */
export const cursorSchema = z.string().transform((texto, ctx): Posicion => {
  try {
    const leida = posicionSchema.safeParse(JSON.parse(Buffer.from(texto, 'base64url').toString('utf8')));
    if (leida.success) return leida.data;
  } catch {
    // Not JSON: refused below like any other stranger.
  }
  ctx.addIssue({ code: 'custom', message: 'El cursor no es válido.' });
  return z.NEVER;
});
