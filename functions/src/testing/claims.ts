import { codeOf, newPhoneKeys, publicKeyText } from '@vidriera/domain/claim/code';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import type { Firestore } from 'firebase-admin/firestore';
import { claimOf } from '../attend/claims/hold.ts';
import { newClaimKey, signerOf } from '../attend/claims/keys.ts';
import { readClaim, type StoredClaim } from '../attend/claims/stored.ts';
import { type TakeOutcome, takePromo } from '../attend/claims/take.ts';
import type { Deps } from '../base/firestore/admin.ts';
import { HOLDING } from '../base/firestore/claim-states.ts';
import { refs } from '../base/firestore/refs.ts';
import type { KeyedMutex } from '../base/process/keyed-mutex.ts';
import { publish, putPeople } from './data.ts';

/** Creates a phone's keys; `phoneKey` is the public one. */
export async function newPhone() {
  const keys = await newPhoneKeys();
  return { phoneKey: await publicKeyText(keys.publicKey), privateKey: keys.privateKey };
}
export type Phone = Awaited<ReturnType<typeof newPhone>>;

export async function claimsOver(deps: Pick<Deps, 'db' | 'now'> & { turns?: KeyedMutex }) {
  const { db, now } = deps;
  const signer = await signerOf(newClaimKey());
  const phone = await newPhone();

  const promo = (uid: string, id: string, cantCanjeos: number, extra: Record<string, unknown> = {}) =>
    publish(deps, 'promo', uid, { [id]: { titulo: `Promo ${id}`, cantCanjeos, ...extra } });
  const press = (
    uid: string,
    id: string,
    { phoneKey } = phone,
    email = `${uid}@example.com`,
  ): Promise<TakeOutcome> =>
    takePromo(
      { ...deps, secret: 'a secret of the tests alone, long enough' },
      { uid, email, isConfirmed: true },
      { promo: itemIdSchema.parse(id), phoneKey },
    );
  /** Takes a promo and returns the claim. @throws if refused */
  const took = async (uid: string, id: string, on: Phone = phone): Promise<StoredClaim> => {
    const outcome = await press(uid, id, on);
    if (outcome.kind !== 'taken' && outcome.kind !== 'held') throw new Error(`${uid}: ${outcome.kind}`);
    return outcome.claim;
  };
  const ticketOf = async (claim: StoredClaim): Promise<string> => {
    const { ticket } = await claimOf(
      { claim, titulo: '', isWithdrawn: false, calledOff: null, phoneKey: claim.phoneKey },
      signer,
      now().getTime(),
    );
    if (!ticket) throw new Error('No ticket: the claim is closed.');
    return ticket;
  };
  const shows = async (ticket: string, { at = now().getTime(), on = phone } = {}): Promise<string> =>
    codeOf(ticket, on.privateKey, at);
  const stored = (uid: string, id: string): Promise<StoredClaim | null> => storedClaim(db, id, uid);
  return { signer, phone, people: putPeople.bind(null, deps), promo, press, took, ticketOf, shows, stored };
}

const storedClaim = async (db: Firestore, promo: string, uid: string): Promise<StoredClaim | null> =>
  readClaim(await refs.claim(db, promo, uid).get());

export async function unitsOf(db: Firestore, promo: string): Promise<{ held: number; counted: number }> {
  const [claims, parts] = await Promise.all([
    db.collection('claim').where('promo', '==', promo).get(),
    refs.quotaParts(db, promo).get(),
  ]);
  const held = claims.docs.filter((doc) => HOLDING.includes(doc.get('state'))).length;
  return { held, counted: parts.docs.reduce((sum, doc) => sum + Number(doc.get('taken')), 0) };
}
