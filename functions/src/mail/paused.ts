import { isPaused } from '@vidriera/domain/item/access';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../firestore/refs.ts';
import type { NoticeLetter, Reminder, SeatLetter } from '../letters/letter-schema.ts';

/** How long a notice about a thing that is held for review waits until the next look. */
export const PAUSED_MS = 3_600_000;

/** Whether its item is held: a notice from before the hold waits, and is told with what is true then. */
export async function isOfPaused(
  db: Firestore,
  letter: NoticeLetter | Reminder | SeatLetter,
): Promise<boolean> {
  const ref =
    letter.kind === 'promo-notice'
      ? refs.item(db, 'promo', letter.promo)
      : refs.item(db, 'evento', letter.evento);
  const [item] = await db.getAll(ref, { fieldMask: ['retenido'] });
  return isPaused(item?.data());
}
