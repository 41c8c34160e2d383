import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { claimSchema } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { read, write } from '@vidriera/session/local-storage';
import { KEPT_CLAIMS } from './keys.ts';

const keptSchema = z.object({ uid: z.string(), claims: z.array(claimSchema) });

/** What somebody has taken, as this browser saw it last: nothing of another person's. */
export function keptClaims(uid: string): Claim[] {
  try {
    const kept = keptSchema.safeParse(JSON.parse(read(KEPT_CLAIMS) ?? 'null'));
    return kept.data?.uid === uid ? kept.data.claims : [];
  } catch (caught) {
    if (caught instanceof SyntaxError) return [];
    throw caught;
  }
}

/** Keeps all that somebody has taken, so that an open promo is shown without a signal. */
export function keepClaims(uid: string, claims: readonly Claim[]): void {
  write(KEPT_CLAIMS, JSON.stringify({ uid, claims }));
}

/** Keeps what was just answered of some of them, beside the others. @returns all of them */
export function keepChanged(uid: string, changed: readonly Claim[]): Claim[] {
  const others = keptClaims(uid).filter(({ promo }) => !changed.some((one) => one.promo === promo));
  const claims = [...changed, ...others].sort((a, b) => b.takenAt - a.takenAt);
  keepClaims(uid, claims);
  return claims;
}
