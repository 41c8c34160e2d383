import { counterOutput } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';

const KEY = 'vidriera.ayudante';

const joinSchema = counterOutput.def.options[1];
const helperSchema = z.extend(joinSchema.shape.helper, { caduca: z.int() });

/** A helper: what their link gave this device, and until when it holds, in milliseconds since 1970. */
export type StoredHelper = z.infer<typeof helperSchema>;

/** Who stands at the counter: a creator by their session, or a helper. */
export interface CounterIdentity {
  /** Whose what this device has taken in is: the creator's uid, or the helper's id. */
  id: string;
  helper: StoredHelper | null;
}

const stored = (): StoredHelper | null => readParsed(KEY, helperSchema);
/** Where the browser keeps nothing, and as long as this page stands: a link is good for one opening. */
let unstored: StoredHelper | null = null;

/** The helper this device is, if it is one. */
export const storedHelper = (): StoredHelper | null => stored() ?? unstored;

export function storeHelper(helper: StoredHelper | null): void {
  write(KEY, helper && JSON.stringify(helper));
  unstored = stored() ? null : helper;
}
