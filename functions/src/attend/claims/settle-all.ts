import { ticketOf } from '@vidriera/domain/claim/code';

/** Claims settled at a time. */
const CLAIMS_AT_ONCE = 10;

/** Settles claims concurrently, each in its order. @param settleOne idempotent @returns outcomes in the order of `taken` */
export async function settleAll<T extends { code: string }, Outcome>(
  taken: readonly T[],
  settleOne: (redemption: T) => Promise<Outcome>,
): Promise<Outcome[]> {
  const byClaim = Map.groupBy(taken.entries(), ([, { code }]) => ticketOf(code)?.nonce ?? code);
  const claims = byClaim.values();
  const outcomes = new Map<number, Outcome>();
  const settleClaims = async () => {
    for (const redemptions of claims)
      for (const [index, redemption] of redemptions) outcomes.set(index, await settleOne(redemption));
  };
  await Promise.all(Array.from({ length: CLAIMS_AT_ONCE }, settleClaims));
  return taken.flatMap((_, index) => outcomes.get(index) ?? []);
}
