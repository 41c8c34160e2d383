import { messages } from '@vidriera/domain/messages/messages';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { namesOf } from '../../base/people/names-of.ts';
import { isOpen } from './claim.ts';
import { GIVEN_BACK } from './hold.ts';
import { type Promo, readPromo } from './promo.ts';
import { readClaim } from './stored.ts';

type ClaimDeps = Pick<Deps, 'db' | 'now'>;

/** Most claims and promos in a list. */
const LISTED = 500;
const PROMOS = 100;

/** Returns a creator’s current promos, hidden ones too, the first to end first. */
export async function counterPromos(
  { db, now }: ClaimDeps,
  uid: string,
): Promise<{ id: ItemId; titulo: string; calledOff?: string }[]> {
  const plans = [
    queries.ownPromos(uid, { phase: 'upcoming', from: now() }),
    queries.ownPromos(uid, { phase: 'sinFecha' }),
  ];
  const read = await Promise.all(plans.map((plan) => queryFrom(db, plan).limit(PROMOS).get()));
  return read.flatMap(({ docs }) =>
    docs.flatMap((doc) => {
      const promo = readPromo(doc, now());
      return promo && !promo.isRetired ? [{ id: promo.id, titulo: promo.titulo, ...calledOffOf(promo) }] : [];
    }),
  );
}

/** Returns a creator’s deleted promos with claims that were open. */
export async function withdrawnPromos({ db }: Pick<ClaimDeps, 'db'>, creador: string) {
  const { docs } = await queryFrom(db, queries.withdrawnOf(creador)).limit(LISTED).get();
  const claims = readable(docs, readClaim);
  const titles = new Map(claims.map(({ promo, titulo }) => [promo, titulo]));
  return [...titles].map(([id, titulo]) => ({ id, titulo }));
}

/** Returns the claims of a promo, newest first; `null` if it is another creator’s. */
export async function listedOf({ db, now }: ClaimDeps, creador: string, id: ItemId) {
  const promo = readPromo(await refs.item(db, 'promo', id).get(), now());
  if (promo?.uid !== creador) return null;
  const { docs } = await queryFrom(db, queries.claimsOfPromo(promo)).limit(LISTED).get();
  const claims = readable(docs, readClaim).filter(
    ({ state, redeemedAgainAt }) => !GIVEN_BACK.includes(state) || redeemedAgainAt !== null,
  );
  const names = await namesOf(
    db,
    claims.flatMap(({ uid }) => uid ?? []),
  );
  const at = now().getTime();
  const taken = claims.map((claim) => ({
    nombre:
      claim.uid === null ? messages.claims.someoneGone : names.get(claim.uid) || messages.general.nameless,
    state: isOpen(claim, at)
      ? ('open' as const)
      : claim.state === 'used'
        ? ('used' as const)
        : ('lapsed' as const),
    takenAt: claim.takenAt,
    lapsesAt: claim.lapsesAt,
    redeemedAt: claim.redeemedAt,
    helperName: claim.helperName,
    redeemedAgainAt: claim.redeemedAgainAt,
  }));
  return { quota: promo.quota, titulo: promo.titulo, ...calledOffOf(promo), taken };
}

const calledOffOf = ({ calledOff }: Promo) => (calledOff === null ? {} : { calledOff });
