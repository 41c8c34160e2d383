import { RANDOM_128_LENGTH, random128 } from '@vidriera/domain/claim/random-128';
import { counterOutput } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';

const KEY = 'vidriera.ayudante';
/** The secret of a link that is being opened. */
const OPENING = 'vidriera.ayudanteNuevo';

const joinSchema = counterOutput.def.options[1];
const helperSchema = z.extend(joinSchema.shape.helper, { lapsesAt: z.int() });

/** A helper's credentials from their link; they expire at `lapsesAt`, in milliseconds since 1970. */
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

const openingSchema = z.object({ id: z.string(), secret: z.string() });
let unstoredOpening: z.infer<typeof openingSchema> | null = null;

/**
 * Returns the secret with which this device opens a link: always the same, stored before the server hears it. So the link opens again after
 * a lost answer.
 */
export function secretFor(link: string): string {
  const id = link.slice(0, RANDOM_128_LENGTH);
  const known = [storedHelper(), readParsed(OPENING, openingSchema), unstoredOpening];
  const secret = known.find((opening) => opening?.id === id)?.secret ?? random128();
  unstoredOpening = { id, secret };
  write(OPENING, JSON.stringify(unstoredOpening));
  return secret;
}

/** Forgets the secret of a link that was opened, or refused. */
export function forgetOpening(): void {
  unstoredOpening = null;
  write(OPENING, null);
}
