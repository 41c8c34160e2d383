import { OFFLINE_MS } from '@vidriera/domain/claim/times';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { conflated } from '../shared/conflated.ts';
import { aQuery, type PromoOf, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { freed, isFreeable } from './claim.ts';
import { readVisiblePromo } from './promo.ts';
import { claimFields, partFields, partsOf, readClaim, readPart } from './stored.ts';
import { deal, giveBack, survey, type UnitPart } from './units.ts';

/** Many press at once: each waits its turn rather than fail. */
export const PATIENT = { maxAttempts: 25 };
/** Lapsed claims that one press frees. */
const FREED_AT_ONCE = 20;

type Here = Pick<Deps, 'db' | 'now'>;

/** All parts of a promo's quota, and how many units are taken that none of them knows of. */
async function readParts(
  db: Firestore,
  promo: PromoOf,
  tx?: Transaction,
): Promise<{ parts: UnitPart[]; besides: number }> {
  const all = refs.quotaParts(db, promo.id);
  const partless = aQuery(db, queries.partlessClaims(promo)).count();
  // One after the other: a transaction that is cut off at one reading answers the other as if it had never been.
  const { docs } = await (tx ? tx.get(all) : all.get());
  const counted = await (tx ? tx.get(partless) : partless.get());
  return { parts: partsOf(docs, promo.edition), besides: counted.data().count };
}

type Room = { kind: 'ask'; parts: number[] } | { kind: 'anew' } | { kind: 'sold-out' };

/** A crowd before an empty promo is answered by one look after another, not one each. */
const looks = conflated<Room>();
const deals = conflated<void>();

/**
 * Looks where there is something to take after one part had nothing: in other parts; in what was freed and belongs to none; in what has lapsed.
 * @returns parts to ask; `anew` where it was dealt; nothing where every part was empty at one moment, and nothing had lapsed
 */
export const findRoom = (deps: Here, promo: PromoOf & { quota: number }): Promise<Room> =>
  looks(`${promo.id} ${promo.edition.itemCreatedAt} ${promo.quota}`, () => lookForRoom(deps, promo));

async function lookForRoom(deps: Here, promo: PromoOf & { quota: number }): Promise<Room> {
  const { id, quota } = promo;
  const { parts, besides } = await readParts(deps.db, promo);
  const seen = survey(parts, quota, besides);
  if (seen.kind === 'ask') return seen;
  if (seen.kind === 'deal') {
    await dealAnew(deps, id);
    return { kind: 'anew' };
  }
  return (await freeLapsed(deps, promo)) ? { kind: 'anew' } : { kind: 'sold-out' };
}

/** Deals a promo's quota over its parts, where they are of another quota, or what is left lies in none. */
export const dealAnew = (deps: Here, id: string): Promise<void> => deals(id, () => dealOnce(deps, id));

const dealOnce = ({ db, now }: Here, id: string): Promise<void> =>
  db.runTransaction(async (tx) => {
    const promo = await readVisiblePromo(tx, db, id, now());
    if (!promo || promo.quota === 0) return;
    const { parts, besides } = await readParts(db, promo, tx);
    if (survey(parts, promo.quota, besides).kind !== 'deal') return;
    for (const [n, part] of deal(promo.quota, parts, besides).entries())
      tx.set(refs.quotaParts(db, id).doc(`${n}`), partFields(part, promo.edition));
  }, PATIENT);

/** Frees the units of some claims that have lapsed long enough; answers whether there were any, whoever freed them. */
async function freeLapsed(deps: Here, promo: PromoOf): Promise<boolean> {
  const { db, now } = deps;
  const until = new Date(now().getTime() - OFFLINE_MS);
  const { docs } = await aQuery(db, queries.lapsedClaims(promo, until)).limit(FREED_AT_ONCE).get();
  for (const { ref } of docs) await freeClaim(deps, ref);
  return docs.length > 0;
}

/** Frees a claim's unit, if it has lapsed long enough. */
export function freeClaim({ db, now }: Here, ref: DocumentReference): Promise<void> {
  return db.runTransaction(async (tx) => {
    const claim = readClaim(await tx.get(ref));
    if (!claim || !isFreeable(claim, now().getTime())) return;
    const partRef = claim.part === null ? null : refs.quotaParts(db, claim.promo).doc(`${claim.part}`);
    const part = partRef && readPart(await tx.get(partRef), claim);
    if (part) tx.set(partRef, partFields(giveBack(part), claim));
    tx.update(ref, claimFields(freed(claim)));
  }, PATIENT);
}
