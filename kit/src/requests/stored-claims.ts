import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { claimSchema } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';
import { serverNow } from '@vidriera/session/server-clock';
import { isSessionOver } from '../going/is-session-over.ts';
import { CLAIMS_KEY } from '../going/stored-keys.ts';

const keptSchema = z.object({
  uid: z.string(),
  /** When they were read, by the server's clock; milliseconds since 1970. Missing in those of an older build. */
  readAt: z.optional(z.number()),
  claims: z.array(claimSchema),
});
type Kept = z.infer<typeof keptSchema>;

const keptOf = (uid: string): Kept | null => {
  const kept = readParsed(CLAIMS_KEY, keptSchema);
  return kept?.uid === uid ? kept : null;
};
export const storedClaims = (uid: string): Claim[] => keptOf(uid)?.claims ?? [];
export const claimsReadAt = (uid: string): number | undefined => keptOf(uid)?.readAt;

/** Stores a person's claims, to show them without a signal; nothing after their session. */
export function storeClaims(uid: string, claims: readonly Claim[]): void {
  if (isSessionOver(uid)) return;
  const kept: Kept = { uid, readAt: serverNow(), claims: [...claims] };
  write(CLAIMS_KEY, JSON.stringify(kept));
}

/** Merges changed claims into the stored ones. @returns all claims */
export function storeChangedClaims(uid: string, changed: readonly Claim[]): Claim[] {
  const otherClaims = storedClaims(uid).filter(
    ({ promo }) => !changed.some((claim) => claim.promo === promo),
  );
  const claims = [...changed, ...otherClaims].sort((a, b) => b.takenAt - a.takenAt);
  storeClaims(uid, claims);
  return claims;
}
