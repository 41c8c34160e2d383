import { itemIdSchema } from '../values/ids-schema.ts';
import { diaWireSchema } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';

export const countSchema = z.int().check(z.minimum(0));

/** An event whose guests were told that it is cancelled, because its creator left the role. */
const unansweredSchema = z.object({ evento: itemIdSchema, titulo: z.string(), people: countSchema });
export type Unanswered = z.infer<typeof unansweredSchema>;

const keptSchema = z.object({ id: z.uuid(), until: diaWireSchema });
export type KeptOffer = z.infer<typeof keptSchema>;

export const comeBackInput = z.discriminatedUnion('what', [
  /** Asks for the profile that leaving the role deleted. */
  z.object({ what: z.literal('kept') }),
  /** Makes the person a creator again, with the kept profile of this id. The same again succeeds: its answer may be lost. */
  z.object({ what: z.literal('restore'), id: z.uuid() }),
  /** Asks for the events that wait for an answer. */
  z.object({ what: z.literal('asked') }),
  /** Lists such an event again, or leaves it cancelled. */
  z.object({ what: z.literal('answer'), evento: itemIdSchema, again: z.boolean() }),
]);

export const comeBackOutput = z.discriminatedUnion('what', [
  /** `until`: the last day to restore it. */
  z.object({ what: z.literal('kept'), kept: z.nullable(keptSchema) }),
  z.object({ what: z.literal('restore') }),
  z.object({ what: z.literal('asked'), eventos: z.array(unansweredSchema) }),
  z.object({ what: z.literal('answer') }),
]);
