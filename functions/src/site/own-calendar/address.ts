import { random128 } from '@vidriera/domain/claim/random-128';
import type { Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachPage } from '../../base/firestore/each-page.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { hashOf } from '../../base/people/mailbox-hash.ts';
import { readCalendar, tokenOf } from './stored.ts';

type AddressDeps = Pick<Deps, 'db' | 'now'> & {
  /** Key of hashes. */
  secret: string;
};

/** A person has one at most. */
const PAGE = 20;

async function addressesIn({ db, secret }: AddressDeps, tx: Transaction, uid: string) {
  const { docs } = await tx.get(queryFrom(db, queries.ownCalendarsOf(uid)).limit(PAGE));
  return docs.map((doc) => {
    const stored = readableOrNull(doc, readCalendar);
    const token = stored && tokenOf(secret, stored);
    // Another key made it: nobody can be shown its address.
    return {
      ref: doc.ref,
      validAfter: stored?.validAfter,
      token: token && hashOf(token) === doc.id ? token : null,
    };
  });
}

/** Returns the token of a person's address; `null` without one, or if a change of password ended it. */
export const showAddress = (deps: AddressDeps, uid: string, validAfter: string): Promise<string | null> =>
  deps.db.runTransaction(
    async (tx) => {
      const addresses = await addressesIn(deps, tx, uid);
      return addresses.find((address) => address.validAfter === validAfter)?.token ?? null;
    },
    { readOnly: true },
  );

/**
 * Makes an address, and ends the one that it replaces. @param replaces the token that the person sees
 * @returns the present token; `null` without an account
 */
export const makeAddress = (
  deps: AddressDeps,
  uid: string,
  validAfter: string,
  replaces: string | null,
): Promise<string | null> =>
  deps.db.runTransaction(async (tx) => {
    const { db, now, secret } = deps;
    const person = await tx.get(refs.user(db, uid));
    const addresses = await addressesIn(deps, tx, uid);
    if (!person.exists || isClosed(person)) return null;
    const valid = addresses.find((address) => address.validAfter === validAfter && address.token !== null);
    if (valid?.token && valid.token !== replaces) return valid.token;
    for (const { ref } of addresses) tx.delete(ref);
    const nonce = random128();
    const token = tokenOf(secret, { uid, nonce });
    tx.create(refs.ownCalendar(db, hashOf(token)), { uid, nonce, validAfter, createdAt: now() });
    return token;
  }, PATIENT);

/** Ends a person's address. Idempotent. */
export const forgetAddressOf = ({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> =>
  eachPage(
    () => queryFrom(db, queries.ownCalendarsOf(uid)).limit(PAGE).get(),
    async (ref) => {
      await ref.delete();
    },
  );
