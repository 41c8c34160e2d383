import { readInTime } from '@vidriera/domain/reading-limit';
import {
  type Party,
  type PastParty,
  partySchema,
  pastPartySchema,
  type Reminder,
  reminderSchema,
} from '@vidriera/domain/seats/wire-schema';
import { z } from '@vidriera/domain/zod';
import { isSessionOver } from '@vidriera/kit/going/is-session-over';
import { SEATS_KEY } from '@vidriera/kit/going/stored-keys';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { readMailSetting } from '@vidriera/kit/requests/mail-settings';
import type { LoaderFunctionArgs } from '@vidriera/router';
import type { SessionHint } from '@vidriera/session';
import { readParsed, write } from '@vidriera/session/local-storage';
import { serverNow } from '@vidriera/session/server-clock';
import { isWithoutSignal } from '../canjear/signal.ts';

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
function storedSeats(uid: string): Stored | null {
  const stored = readParsed(SEATS_KEY, storedSchema);
  return stored?.uid === uid ? stored : null;
}

/** Stores a person's seats, to show them without a signal; nothing after their session. */
function storeSeats(uid: string, dates: Pick<Stored, 'parties' | 'past' | 'reminders'>): void {
  if (isSessionOver(uid)) return;
  write(SEATS_KEY, JSON.stringify({ uid, readAt: serverNow(), ...dates } satisfies Stored));
}

export interface OwnDates {
  parties: Party[];
  past: PastParty[];
  reminders: Reminder[];
}
export interface MisLugaresData extends OwnDates {
  uid: string;
  /** When this browser read them, for want of a signal; `null`: now. Milliseconds since 1970. */
  readAt: number | null;
  /** Whether a letter comes the evening before, and two hours before; `null` without a signal. */
  letters: { isReminded: boolean; isRemindedSoon: boolean } | null;
}

export async function load(_: LoaderFunctionArgs, { uid }: SessionHint): Promise<MisLugaresData> {
  try {
    const [mine, isReminded, isRemindedSoon] = await readInTime(
      Promise.all([readMine(uid), readMailSetting('reminderMail'), readMailSetting('reminderSoonMail')]),
    );
    return { uid, ...mine, readAt: null, letters: { isReminded, isRemindedSoon } };
  } catch (caught) {
    const stored = isWithoutSignal(caught) && storedSeats(uid);
    if (!stored) throw caught;
    return { ...stored, letters: null };
  }
}

/** Reads and stores the person's seats. @throws Failure */
export async function readMine(uid: string): Promise<OwnDates> {
  const { parties, past, reminders = [] } = await askSeats({ what: 'mine' });
  const dates = { parties, past, reminders };
  storeSeats(uid, dates);
  return dates;
}
