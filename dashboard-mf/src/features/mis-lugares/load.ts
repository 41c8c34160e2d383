import { readInTime } from '@vidriera/domain/reading-limit';
import type { Party, PastParty, Reminder } from '@vidriera/domain/seats/wire-schema';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { readMailSetting } from '@vidriera/kit/requests/mail-settings';
import type { LoaderFunctionArgs } from '@vidriera/router';
import type { SessionHint } from '@vidriera/session';
import { isWithoutSignal } from '../canjear/signal.ts';
import { storedSeats, storeSeats } from './stored-seats.ts';

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
