export interface ReadBudget {
  /** Takes documents from the budget; `false` if it is empty. */
  take: (documents: number) => boolean;
  /** Returns documents that were not read. */
  giveBack: (documents: number) => void;
}

/**
 * Bounds how many documents an instance reads for strangers' free-form questions: so many a second, plus
 * savings from quiet times. With maxInstances it bounds the cost of a flood.
 * @param most largest saving; the last request may overdraw it
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
