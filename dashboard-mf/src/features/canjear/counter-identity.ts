import { counterOutput } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';

const KEY = 'vidriera.ayudante';

const joinSchema = counterOutput.def.options[1];
const helperSchema = z.extend(joinSchema.shape.helper, { lapsesAt: z.int() });

/** A helper's credentials from their link; they expire at `caduca`, in milliseconds since 1970. */
export type StoredHelper = z.infer<typeof helperSchema>;

/** A creator by their session, or a helper. */
export interface CounterIdentity {
  /** The owner of this device's redemptions: the creator's uid, or the helper's id. */
  id: string;
  helper: StoredHelper | null;
}

const stored = (): StoredHelper | null => readParsed(KEY, helperSchema);
/** Without storage, as long as the page lives: a link can be opened once. */
let unstored: StoredHelper | null = null;

export const storedHelper = (): StoredHelper | null => stored() ?? unstored;

export function storeHelper(helper: StoredHelper | null): void {
  write(KEY, helper && JSON.stringify(helper));
  unstored = stored() ? null : helper;
}
