export interface ReadBudget {
  /** Takes documents from the budget; `false` if it is empty. */
  take: (documents: number) => boolean;
  /** Returns documents that were not read. */
  giveBack: (documents: number) => void;
}

/**
 * Returns a token bucket of documents that an instance may read per second. With maxInstances it bounds the
 * cost of a flood.
 * @param most capacity; the last request may overdraw it
 * @param now in milliseconds
 */
export function readBudget(
  { perSecond, most }: { perSecond: number; most: number },
  now: () => number = Date.now,
): ReadBudget {
  let left = most;
  let at = now();
  return {
    take: (documents) => {
      left = Math.min(most, left + ((now() - at) / 1000) * perSecond);
      at = now();
      if (left <= 0) return false;
      left -= documents;
      return true;
    },
    giveBack: (documents) => {
      left += documents;
    },
  };
}
