import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';

/** Milliseconds that a cold process on a busy machine may take. */
const MOST_MS = 600_000;
/** Milliseconds until another request: the emulator drops an event whose process starts too late. */
const AGAIN_MS = 30_000;

/**
 * Has the functions build the public lists from the seed, and waits.
 * @throws Error after `MOST_MS`
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
  throw new Error(`The agenda was not built within ${MOST_MS / 1000} s: see the functions' log`);
}
