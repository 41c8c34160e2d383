import { STATES_OF_LASTING } from '../evento/state.ts';
import { LIMITS } from '../values/limits.ts';
import { optionalText } from '../values/text-schema.ts';
import { z } from '../zod.ts';

/** A course or a promo called off or put back, with its creator's reason. An empty reason takes the earlier one away. */
export const callOffSchema = z.object({
  estado: z.enum(STATES_OF_LASTING),
  aviso: optionalText(LIMITS.aviso),
});
export type CallOff = z.infer<typeof callOffSchema>;
