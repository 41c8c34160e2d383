import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { call } from '@vidriera/kit/callable';
import { phoneKey } from '@vidriera/kit/claim/phone-key';
import { storeClaims, storedClaims } from '@vidriera/kit/claim/stored-claims';
import { type Result, result } from '@vidriera/kit/result';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { type SessionHint, whenKnown } from '@vidriera/session';

/** `kept`: as this browser saw them last. `fresh`: as they are, not awaited. */
export interface MisPromosData {
  uid: string;
  kept: Claim[];
  fresh: Promise<Result<Claim[]>>;
  time: number;
}

/** Loader of `/mis-promos`. */
export const load = (_: LoaderFunctionArgs, { uid }: SessionHint): MisPromosData => ({
  uid,
  kept: storedClaims(uid),
  fresh: result(readClaims(), (failure) => failure.message),
  time: performance.now(),
});

/** All that the signed-in person has taken, with what this browser may show; it keeps them. @throws Failure */
export async function readClaims(): Promise<Claim[]> {
  const [{ clave }, { user }] = await Promise.all([phoneKey(), whenKnown()]);
  const { claims } = await call('claims', { what: 'list', clave });
  if (user) storeClaims(user.uid, claims);
  return claims;
}
