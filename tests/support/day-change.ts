import { localTime, momentOf, wordsChange } from '@vidriera/domain/values/local-time';

/** Longer than a test between two looks at the same list. */
const MARGIN_MS = 3 * 60_000;

/** At 06:00 and 00:00 explore's days change, and its cards with them: waits until an approaching change is over. */
export async function passDayChange(): Promise<void> {
  const left = momentOf(wordsChange(localTime(new Date()))).getTime() - Date.now();
  if (left < MARGIN_MS) await new Promise((resolve) => setTimeout(resolve, left + 1_000));
}
