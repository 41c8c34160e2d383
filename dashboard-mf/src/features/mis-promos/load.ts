import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { readInTime } from '@vidriera/domain/reading-limit';
import { phoneKey } from '@vidriera/kit/claim/phone-key';
import { type Result, result } from '@vidriera/kit/data/result';
import { call } from '@vidriera/kit/requests/callable';
import { storeClaims, storedClaims } from '@vidriera/kit/requests/stored-claims';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { type SessionHint, whenKnown } from '@vidriera/session';

/** `kept`: stored by this browser. `fresh`: from the server, not awaited. */
export interface MisPromosData {
  uid: string;
  kept: Claim[];
  fresh: Promise<Result<Claim[]>>;
  time: number;
}

export const load = (_: LoaderFunctionArgs, { uid }: SessionHint): MisPromosData => ({
  uid,
  kept: storedClaims(uid),
  fresh: result(readInTime(readClaims()), (failure) => failure.message),
  time: performance.now(),
});

/** Reads and stores the person's claims. @throws Failure */
export async function readClaims(): Promise<Claim[]> {
  const [own, { user }] = await Promise.all([phoneKey(), whenKnown()]);
  const { claims } = await call('claims', { what: 'list', phoneKey: own.phoneKey });
  if (user) storeClaims(user.uid, claims);
  return claims;
}
