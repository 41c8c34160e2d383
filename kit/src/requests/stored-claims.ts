import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { claimSchema } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { read, write } from '@vidriera/session/local-storage';
import { CLAIMS_KEY } from '../claim/keys.ts';

const keptSchema = z.object({ uid: z.string(), claims: z.array(claimSchema) });

export function storedClaims(uid: string): Claim[] {
  try {
    const kept = keptSchema.safeParse(JSON.parse(read(CLAIMS_KEY) ?? 'null'));
    return kept.data?.uid === uid ? kept.data.claims : [];
  } catch (caught) {
    if (caught instanceof SyntaxError) return [];
    throw caught;
  }
}

/** Stores a person's claims, so that an open promo can be shown offline. */
export function storeClaims(uid: string, claims: readonly Claim[]): void {
  write(CLAIMS_KEY, JSON.stringify({ uid, claims }));
}

/** Merges changed claims into the stored ones. @returns all claims */
export function storeChangedClaims(uid: string, changed: readonly Claim[]): Claim[] {
  const others = storedClaims(uid).filter(({ promo }) => !changed.some((one) => one.promo === promo));
  const claims = [...changed, ...others].sort((a, b) => b.takenAt - a.takenAt);
  storeClaims(uid, claims);
  return claims;
}
