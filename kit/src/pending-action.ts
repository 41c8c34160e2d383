import { itemIdSchema, tipoSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';

export const pendingActionSchema = z.object({
  at: z.number(),
  /** The account that it is bound to. */
  by: z.nullable(z.string()),
  /** `like` likes the item; `open` opens its dialog again (a promo's, an event's seats). */
  act: z.enum(['like', 'open']),
  tipo: tipoSchema,
  id: itemIdSchema,
  titulo: z.string(),
});
export type PendingAction = z.output<typeof pendingActionSchema>;
