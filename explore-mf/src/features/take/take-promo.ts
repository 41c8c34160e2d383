import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { Failure } from '@vidriera/domain/failure';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { phoneKey } from '@vidriera/kit/claim/phone-key';
import { call } from '@vidriera/kit/requests/callable';
import { storeChangedClaims } from '@vidriera/kit/requests/stored-claims';

export type TakeablePromo = Pick<CardOf<'promo'>, 'id' | 'titulo' | 'usuario' | 'fechaHasta'>;

/**
 * Takes a promo, bound to this browser's key, and stores the claim.
 * @returns the claim, which may be used or lapsed
 * @throws Failure 'sold-out' | 'over' | 'too-many-open' | 'mail-not-confirmed' | …
 */
export async function takePromo(promo: string, uid: string): Promise<Claim> {
  const own = await phoneKey();
  const { claims } = await call('claims', { what: 'take', promo, phoneKey: own.phoneKey });
  storeChangedClaims(uid, claims);
  const claim = claims.find((taken) => taken.promo === promo);
  if (!claim) throw new Failure('internal', messages.general.internal);
  return claim;
}
