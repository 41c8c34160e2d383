import { add, type Month, monthOf, NOTHING } from '@vidriera/domain/figures/month';
import { monthEnds } from '@vidriera/domain/figures/month-ends';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { ABORTED, grpcCode, refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { coalesced } from '../../base/process/coalesced.ts';

/**
 * Adds figures to a creator's month. What arrives during a write shares the next one; each promise resolves after its write.
 */
export function createWriter(db: Firestore) {
  const inLine = coalesced<void>();
  const waiting = new Map<string, Month>();
  /** @throws errors of Firestore */
  return (uid: string, moment: Date, figures: Month): Promise<void> => {
    const month = monthOf(moment);
    const key = `${month} ${uid}`;
    waiting.set(key, add(waiting.get(key) ?? NOTHING, figures));
    return inLine(key, async () => {
      const all = waiting.get(key) ?? NOTHING;
      waiting.delete(key);
      await write(db, uid, month, all);
    });
  };
}

/** Attempts of a write. */
const ATTEMPTS = 5;

/** Only a write that certainly did not happen is tried again: a lost answer may have been a count. */
async function write(db: Firestore, uid: string, month: string, figures: Month): Promise<void> {
  for (let left = ATTEMPTS; ; left--) {
    try {
      await writeOnce(db, uid, month, figures);
      return;
    } catch (error) {
      if (left === 1 || grpcCode(error) !== ABORTED) throw error;
    }
  }
}

/** One read and one write. Nothing is counted of an account that is closed or gone. */
const writeOnce = (db: Firestore, uid: string, month: string, figures: Month): Promise<void> =>
  db.runTransaction(
    async (tx) => {
      const [user] = await tx.getAll(refs.user(db, uid), { fieldMask: ['closedAt'] });
      if (!user?.exists || isClosed(user)) return;
      tx.set(refs.figures(db, uid, month), increments(month, figures), { merge: true });
    },
    { maxAttempts: 1 },
  );

type Counts = { [name: string]: number | Counts };

/** Empty maps are left out: merging one would replace what is stored. */
const increments = (month: string, { days, items, capped }: Month) => ({
  ...(Object.keys(days).length > 0 && { days: incremented(days) }),
  ...(Object.keys(items).length > 0 && { items: incremented(items) }),
  ...(capped.length > 0 && { capped: FieldValue.arrayUnion(...capped) }),
  expiresAt: monthEnds(month),
});

const incremented = (counts: Counts): object =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [
      name,
      typeof count === 'number' ? FieldValue.increment(count) : incremented(count),
    ]),
  );
