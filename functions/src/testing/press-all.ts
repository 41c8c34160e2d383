import type { TakeOutcome } from '../attend/claims/take.ts';

/** Takes a promo for each uid, `inFlight` at a time, and counts the outcomes. */
export async function pressAll(
  press: (uid: string, promo: string) => Promise<TakeOutcome>,
  uids: string[],
  promo: string,
  inFlight: number,
): Promise<Record<string, number>> {
  const rest = uids.values();
  const kinds: Record<string, number> = {};
  const worker = async () => {
    for (const uid of rest) {
      const { kind } = await press(uid, promo);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return kinds;
}
