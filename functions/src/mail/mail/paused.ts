import { isPaused } from '@vidriera/domain/item/access';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import type { Letter } from '../../base/letters/letter-schema.ts';
import { kindOf } from './kinds.ts';

/** How long a notice about a thing that is held for review waits until the next look. */
export const PAUSED_MS = 3_600_000;
/** … and one about an event that is hidden. */
export const HIDDEN_MS = 600_000;

/** Whether its item is held: a letter from before the hold waits, and is told with what is true then. */
export async function isOfPaused(db: Firestore, letter: Letter): Promise<boolean> {
  const of = kindOf(letter).itemOf(letter);
  if (!of) return false;
  const [item] = await db.getAll(refs.item(db, ...of), { fieldMask: ['retenido'] });
  return isPaused(item?.data());
}
