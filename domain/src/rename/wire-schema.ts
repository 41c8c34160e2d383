import { usernameSchema } from '../usuario/username-schema.ts';
import { z } from '../zod.ts';

/** Moments are milliseconds since 1970. */
const moment = z.int();

const namesSchema = z.object({
  username: z.string(),
  /** Old names that lead on, and until when; the one that ends first comes first. */
  old: z.array(z.object({ username: z.string(), until: moment })),
  /** The next change is possible from then on; `null`: now. */
  waitsUntil: z.nullable(moment),
  /** Until then only an old name may be taken back, as there is no room for another old one; `null`: any. */
  fullUntil: z.nullable(moment),
});
export type OwnNames = z.infer<typeof namesSchema>;

export const renameInput = z.discriminatedUnion('what', [
  /** Asks for the own names, and when a change is possible. */
  z.object({ what: z.literal('names') }),
  /** The same again succeeds: its answer may be lost. */
  z.object({ what: z.literal('change'), username: usernameSchema }),
]);

export const renameOutput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('names'), names: namesSchema }),
  z.object({ what: z.literal('change'), username: z.string() }),
]);
