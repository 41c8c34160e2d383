import { ticketOf } from '@vidriera/domain/claim/code';

/** Claims that one call settles at the same time: a hundred take as long as ten in turn, far from the function's 30 s. */
const CLAIMS_AT_ONCE = 10;

/**
 * Settles redemptions of many claims, some claims at a time. Redemptions of one claim are settled in their order, for the first that arrives counts.
 * @param settleOne may be asked again for the same after a failure: the answer is the same
 * @returns the outcomes in the order of `taken`
 */
export async function settleAll<T extends { code: string }, Outcome>(
  taken: readonly T[],
  settleOne: (one: T) => Promise<Outcome>,
): Promise<Outcome[]> {
  const byClaim = Map.groupBy(taken.entries(), ([, { code }]) => ticketOf(code)?.nonce ?? code);
  const claims = byClaim.values();
  const outcomes = new Map<number, Outcome>();
  const settleClaims = async () => {
    for (const redemptions of claims)
      for (const [index, one] of redemptions) outcomes.set(index, await settleOne(one));
  };
  await Promise.all(Array.from({ length: CLAIMS_AT_ONCE }, settleClaims));
  return taken.flatMap((_, index) => outcomes.get(index) ?? []);
}
