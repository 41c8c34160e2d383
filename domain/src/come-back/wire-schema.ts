import { itemIdSchema } from '../values/ids-schema.ts';
import { diaWireSchema } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';

export const countSchema = z.int().check(z.minimum(0));

/** An event whose guests were told that it is cancelled, because its creator left the role. */
const unansweredSchema = z.object({ evento: itemIdSchema, titulo: z.string(), people: countSchema });
export type Unanswered = z.infer<typeof unansweredSchema>;

export const comeBackInput = z.discriminatedUnion('what', [
  /** Asks for the profile that leaving the role deleted. */
  z.object({ what: z.literal('kept') }),
  /** Makes the person a creator again, with the kept profile. */
  z.object({ what: z.literal('restore') }),
  /** Asks for the events that wait for an answer. */
  z.object({ what: z.literal('asked') }),
  /** Lists such an event again, or leaves it cancelled. */
  z.object({ what: z.literal('answer'), evento: itemIdSchema, again: z.boolean() }),
]);

export const comeBackOutput = z.discriminatedUnion('what', [
  /** The last day to restore it; `null` if nothing is kept. */
  z.object({ what: z.literal('kept'), until: z.nullable(diaWireSchema) }),
  z.object({ what: z.literal('restore') }),
  z.object({ what: z.literal('asked'), eventos: z.array(unansweredSchema) }),
  z.object({ what: z.literal('answer') }),
]);
