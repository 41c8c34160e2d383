import { partySchema, pastPartySchema, reminderSchema } from '@vidriera/domain/seats/wire-schema';
import { z } from '@vidriera/domain/zod';
import { isSessionOver } from '@vidriera/kit/going/is-session-over';
import { SEATS_KEY } from '@vidriera/kit/going/stored-keys';
import { readParsed, write } from '@vidriera/session/local-storage';
import { serverNow } from '@vidriera/session/server-clock';

const storedSchema = z.object({
  uid: z.string(),
  /** When they were read, by the server's clock; milliseconds since 1970. */
  readAt: z.number(),
  parties: z.array(partySchema),
  past: z.array(pastPartySchema),
  reminders: z.array(reminderSchema),
});
type Stored = z.infer<typeof storedSchema>;

/** Returns a person's seats as this browser read them last; `null` if it has none of theirs. */
export function storedSeats(uid: string): Stored | null {
  const stored = readParsed(SEATS_KEY, storedSchema);
  return stored?.uid === uid ? stored : null;
}

/** Stores a person's seats, to show them without a signal; nothing after their session. */
export function storeSeats(uid: string, dates: Pick<Stored, 'parties' | 'past' | 'reminders'>): void {
  if (isSessionOver(uid)) return;
  write(SEATS_KEY, JSON.stringify({ uid, readAt: serverNow(), ...dates } satisfies Stored));
}
