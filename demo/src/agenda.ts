import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';

/** How long the functions may take, in milliseconds: a cold process, and a second or two of work. */
const MOST_MS = 90_000;

/**
 * Asks the functions to make what public lists show of all that was written without them, and waits until they have.
 * @throws Error when that takes too long
 */
export async function makeAgenda(db: Firestore): Promise<void> {
  const asked = db.doc('pendiente/todo');
  await asked.set({ pedido: new Date() });
  for (const end = performance.now() + MOST_MS; performance.now() < end; await pause(200)) {
    if (!(await asked.get()).exists) return;
  }
  throw new Error(`The agenda was not made in ${MOST_MS / 1000} s: see what the functions say`);
}
