import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { claimSchema } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { read, write } from '@vidriera/session/local-storage';
import { CLAIMS_KEY } from './keys.ts';

const keptSchema = z.object({ uid: z.string(), claims: z.array(claimSchema) });

/** What somebody has taken, as this browser saw it last: nothing of another person's. */
export function storedClaims(uid: string): Claim[] {
  try {
    const kept = keptSchema.safeParse(JSON.parse(read(CLAIMS_KEY) ?? 'null'));
    return kept.data?.uid === uid ? kept.data.claims : [];
  } catch (caught) {
    if (caught instanceof SyntaxError) return [];
    throw caught;
  }
}

/** Keeps all that somebody has taken, so that an open promo is shown without a signal. */
export function storeClaims(uid: string, claims: readonly Claim[]): void {
  write(CLAIMS_KEY, JSON.stringify({ uid, claims }));
}

/** Keeps what was just answered of some of them, beside the others. @returns all of them */
export function storeChangedClaims(uid: string, changed: readonly Claim[]): Claim[] {
  const others = storedClaims(uid).filter(({ promo }) => !changed.some((one) => one.promo === promo));
  const claims = [...changed, ...others].sort((a, b) => b.tomada - a.tomada);
  storeClaims(uid, claims);
  return claims;
}
