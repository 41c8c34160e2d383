import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';

/** How long the functions may take, in milliseconds: a cold process on a busy machine, and a second or two of work. */
const MOST_MS = 180_000;
/** Milliseconds after which they are asked again: an emulator forgets an event whose process did not start in time. */
const AGAIN_MS = 30_000;

/**
 * Asks the functions to make what public lists show of all that was written without them, and waits until they have.
 * @throws Error when that takes too long
 */
export async function makeAgenda(db: Firestore): Promise<void> {
  const requested = db.doc('pending/all');
  const end = performance.now() + MOST_MS;
  await requested.set({ requestedAt: new Date() });
  for (let again = performance.now() + AGAIN_MS; performance.now() < end; await pause(200)) {
    if (!(await requested.get()).exists) return;
    if (performance.now() < again) continue;
    again = performance.now() + AGAIN_MS;
    await requested.set({ requestedAt: new Date() });
  }
  throw new Error(`The agenda was not made in ${MOST_MS / 1000} s: see what the functions say`);
}
