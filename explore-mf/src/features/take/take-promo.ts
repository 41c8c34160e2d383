import type { Claim } from 'domain/claim/wire-schema';
import type { CardOf } from 'domain/item/wire-schema';
import { call } from 'kit/callable';
import { keepChanged } from 'kit/claim/kept';
import { phoneKey } from 'kit/claim/phone-key';
import { isFailure } from 'kit/failure';
import { mailConfirmed } from 'kit/session';

/** What of a promo's page taking it needs. */
export type Wanted = Pick<CardOf<'promo'>, 'id' | 'titulo' | 'usuario'>;

/**
 * Takes a promo for who is signed in, bound to this browser, which keeps it.
 * @param confirmed whether their address is confirmed, where that was found out just now
 * @returns what they hold of it, which may be used or lapsed; `null` while the address is not confirmed, where the project asks for that
 * @throws Failure 'sold-out' | 'over' | 'too-many-open' | …
 */
export async function take(promo: string, uid: string, confirmed = true): Promise<Claim | null> {
  if (!confirmed) return null;
  const { clave } = await phoneKey();
  const ask = () => call('claims', { what: 'take', promo, clave });
  const { claims } = await ask().catch(async (caught: unknown) => {
    if (!isFailure(caught, 'mail-not-confirmed')) throw caught;
    // Their token may be of before they confirmed it.
    return (await mailConfirmed()) ? ask() : { claims: [] };
  });
  keepChanged(uid, claims);
  return claims.find((one) => one.promo === promo) ?? null;
}
