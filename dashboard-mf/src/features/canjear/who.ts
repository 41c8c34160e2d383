import { counterOutput } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';

const KEY = 'vidriera.ayudante';

const joinSchema = counterOutput.def.options[1];
const helperSchema = z.extend(joinSchema.shape.helper, { lapsesAt: z.int() });

/** A helper: what their link gave this device, and until when it holds, in milliseconds since 1970. */
export type Helper = z.infer<typeof helperSchema>;

/** Who stands at the counter: a creator by their session, or a helper. */
export interface Who {
  /** Whose what this device has taken in is: the creator's uid, or the helper's id. */
  id: string;
  helper: Helper | null;
}

const stored = (): Helper | null => readParsed(KEY, helperSchema);
/** Where the browser keeps nothing, and as long as this page stands: a link is good for one opening. */
let unstored: Helper | null = null;

/** The helper this device is, if it is one. */
export const keptHelper = (): Helper | null => stored() ?? unstored;

export function keepHelper(helper: Helper | null): void {
  write(KEY, helper && JSON.stringify(helper));
  unstored = stored() ? null : helper;
}
