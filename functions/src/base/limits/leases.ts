import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { keyedMutex } from '../process/keyed-mutex.ts';

/** Calls that an instance takes from a shared count at once. */
export const BLOCK = 10;
/** Counts that an instance remembers. */
const REMEMBERED = 5000;

/**
 * Shares counts between instances in blocks, so that only every tenth call waits for a document that many write. An instance that ends
 * loses the rest of its block.
 */
export function createLeases(db: Firestore) {
  const leased = new LRUCache<string, number>({ max: REMEMBERED });
  const full = new LRUCache<string, true>({ max: REMEMBERED });
  const turns = keyedMutex();

  const takeLeased = (id: string): boolean => {
    const left = leased.get(id) ?? 0;
    if (left > 0) leased.set(id, left - 1);
    return left > 0;
  };
  const lease = (id: string, most: number, expiresAt: Date): Promise<number> =>
    db.runTransaction(async (tx) => {
      const ref = refs.limit(db, id);
      const times = Number((await tx.get(ref)).get('times') ?? 0);
      const granted = Math.min(BLOCK, most - times);
      if (granted > 0) tx.set(ref, { times: times + granted, expiresAt });
      return Math.max(0, granted);
    }, PATIENT);

  return {
    /** @param id names the window too @returns whether there is room @throws errors of Firestore */
    take: async (id: string, most: number, expiresAt: Date): Promise<boolean> => {
      if (takeLeased(id)) return true;
      if (full.has(id)) return false;
      return turns(id, async () => {
        if (takeLeased(id)) return true;
        if (full.has(id)) return false;
        const granted = await lease(id, most, expiresAt);
        if (granted > 0) leased.set(id, granted - 1);
        else full.set(id, true);
        return granted > 0;
      });
    },
    giveBack: (id: string): void => {
      leased.set(id, (leased.get(id) ?? 0) + 1);
    },
  };
}
