export interface ReadBudget {
  /** Takes some documents out of the budget; `false`, and nothing is taken, where none is left. */
  take: (documents: number) => boolean;
  /** Puts back what was taken and not read. */
  giveBack: (documents: number) => void;
}

/**
 * How many documents an instance reads for what strangers may ask in endless ways: so many a second, and what a quiet time left besides. With a
 * most of instances it bounds what a flood can cost.
 * @param most documents that are there at once after a quiet time; what is asked for last may overdraw it
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
