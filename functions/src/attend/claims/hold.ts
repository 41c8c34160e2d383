import type { Claim as WireClaim } from '@vidriera/domain/claim/wire-schema';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import type { Deps } from '../../base/firestore/admin.ts';
import type { State } from '../../base/firestore/claim-states.ts';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { isOpen, returned } from './claim.ts';
import type { Signer } from './keys.ts';
import { type Promo, readPromo } from './promo.ts';
import { claimFields, readClaim, readClaimOf, type StoredClaim } from './stored.ts';

type ClaimDeps = Pick<Deps, 'db' | 'now'>;

const LISTED = 50;
/** States that are not shown. */
export const GIVEN_BACK: readonly State[] = ['returned', 'freed'];

/** A claim with its promo. `isWithdrawn`: deleted, or its creator left the role. */
export type Held = {
  claim: StoredClaim;
  isWithdrawn: boolean;
  isHidden?: boolean;
  isPaused?: boolean;
} & Pick<Promo, 'titulo' | 'calledOff'>;

/** Converts a claim to the wire. @param phoneKey the caller's phone: only the bound one gets the ticket */
export async function claimOf(
  { claim, titulo, isWithdrawn, isHidden, isPaused, calledOff, phoneKey }: Held & { phoneKey: string | null },
  signer: Signer,
  now: number,
): Promise<WireClaim> {
  const { promo, state, nonce, takenAt, lapsesAt, redeemedAt, letters } = claim;
  const open = calledOff === null && !isWithdrawn && isOpen(claim, now);
  const ticket = { promo, nonce, lapses: lapsesAt / 1000, phone: claim.phoneKey };
  return {
    promo,
    titulo,
    state: open ? 'open' : state === 'used' ? 'used' : 'lapsed',
    isWithdrawn: state === 'withdrawn' || (isWithdrawn && isOpen(claim, now)),
    ...(isHidden && { isHidden }),
    ...(isPaused && { isPaused }),
    takenAt,
    lapsesAt,
    redeemedAt,
    letters: open ? letters : null,
    ticket: open && phoneKey === claim.phoneKey ? await signer.sign(ticket) : null,
    ...(calledOff !== null && state !== 'used' && { calledOff }),
  };
}

const factsOf = ({ titulo, calledOff, isRetired, isPaused, isShown }: Promo) => ({
  titulo,
  calledOff,
  isWithdrawn: isRetired,
  ...(!isShown && { isHidden: true }),
  ...(isPaused && { isPaused }),
});

/** Binds an open claim to a phone; `null` without one. */
export function bind(
  { db, now }: ClaimDeps,
  uid: string,
  { promo: id, phoneKey }: { promo: ItemId; phoneKey: string },
): Promise<Held | null> {
  return db.runTransaction(async (tx) => {
    const [promo, own] = await tx.getAll(refs.item(db, 'promo', id), refs.claim(db, id, uid));
    const read = promo && readPromo(promo, now());
    const claim = read && readClaimOf(own, read);
    if (!claim || GIVEN_BACK.includes(claim.state)) return null;
    const held = { claim, ...factsOf(read) };
    const { calledOff } = read;
    if (calledOff !== null || !isOpen(claim, now().getTime())) return held;
    tx.update(claim.ref, { phoneKey });
    return { ...held, claim: { ...claim, phoneKey } };
  }, PATIENT);
}

/**
 * Gives a claim back. The unit is freed later: an offline counter may accept its code.
 * @returns whether it is given back, also if it was before: an answer may be lost
 */
export function release({ db, now }: ClaimDeps, uid: string, promo: ItemId): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const [item, own] = await tx.getAll(refs.item(db, 'promo', promo), refs.claim(db, promo, uid));
    const read = item && readPromo(item, now());
    const claim = read && readClaimOf(own, read);
    if (claim && GIVEN_BACK.includes(claim.state)) return true;
    if (!claim || !isOpen(claim, now().getTime())) return false;
    tx.update(claim.ref, claimFields(returned(claim)));
    return true;
  }, PATIENT);
}

/** Returns a person’s claims, newest first. */
export async function listClaims({ db, now }: ClaimDeps, uid: string): Promise<Held[]> {
  const { docs } = await queryFrom(db, queries.claimsOf(uid)).limit(LISTED).get();
  const at = now().getTime();
  const claims = readable(docs, readClaim).filter(({ state }) => !GIVEN_BACK.includes(state));
  if (claims.length === 0) return [];
  const promos = await db.getAll(...claims.map(({ promo }) => refs.item(db, 'promo', promo)));
  return claims.flatMap((claim, i) => {
    const promo = promos[i] && readPromo(promos[i], now());
    if (promo && isSameEdition(claim, promo.edition)) return [{ claim, ...factsOf(promo) }];
    // The trigger may not have run yet.
    const isTold = claim.state === 'withdrawn' ? at < (claim.expiresAt ?? at) : isOpen(claim, at);
    const titulo = claim.titulo;
    return isTold ? [{ claim, titulo, calledOff: null, isWithdrawn: true }] : [];
  });
}
