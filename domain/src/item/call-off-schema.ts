import { STATES_OF_LASTING } from '../evento/state.ts';
import { LIMITS } from '../values/limits.ts';
import { optionalText } from '../values/text-schema.ts';
import { z } from '../zod.ts';

/** Cancels or restores a course or promo. An empty reason removes the earlier one. */
export const callOffSchema = z.object({
  estado: z.enum(STATES_OF_LASTING),
  aviso: optionalText(LIMITS.aviso),
});
export type CallOff = z.infer<typeof callOffSchema>;
