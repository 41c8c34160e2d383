import { OFFLINE_MS } from '@vidriera/domain/claim/times';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import type { PromoOf } from '../../base/firestore/queries/plan.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { coalesced } from '../../base/process/coalesced.ts';
import { partFields, partsOf, readPart } from '../quota/stored-part.ts';
import { deal, giveBack, survey, type UnitPart } from '../quota/units.ts';
import { freed, isFreeable } from './claim.ts';
import { readCurrentPromo } from './promo.ts';
import { claimFields, readClaim } from './stored.ts';

const FREED_AT_ONCE = 20;

type ClaimDeps = Pick<Deps, 'db' | 'now'>;

/** Returns all parts, and the number of units that no part counts. */
async function readParts(
  db: Firestore,
  promo: PromoOf,
  tx?: Transaction,
): Promise<{ parts: UnitPart[]; besides: number }> {
  const all = refs.quotaParts(db, promo.id);
  const partless = queryFrom(db, queries.partlessClaims(promo)).count();
  // Sequentially: if one parallel read fails, the other would return empty.
  const { docs } = await (tx ? tx.get(all) : all.get());
  const counted = await (tx ? tx.get(partless) : partless.get());
  return { parts: partsOf(docs, promo.edition), besides: counted.data().count };
}

type Room = { kind: 'ask'; parts: number[] } | { kind: 'anew' } | { kind: 'sold-out' };

/** Coalesces searches for free units of a promo. */
const looks = coalesced<Room>();
const deals = coalesced<void>();

/** Searches other parts and lapsed claims for units. @returns parts to try, or that it is sold out */
export const findRoom = (deps: ClaimDeps, promo: PromoOf & { quota: number }): Promise<Room> =>
  looks(`${promo.id} ${promo.edition.itemCreatedAt} ${promo.quota}`, () => lookForRoom(deps, promo));

async function lookForRoom(deps: ClaimDeps, promo: PromoOf & { quota: number }): Promise<Room> {
  const { id, quota } = promo;
  const { parts, besides } = await readParts(deps.db, promo);
  const seen = survey(parts, quota, besides);
  if (seen.kind === 'ask') return seen;
  if (seen.kind === 'outdated-parts') {
    await dealAnew(deps, id);
    return { kind: 'anew' };
  }
  return (await freeLapsed(deps, promo)) ? { kind: 'anew' } : { kind: 'sold-out' };
}

/** Deals a quota again if it changed or has no parts. */
export const dealAnew = (deps: ClaimDeps, id: string): Promise<void> => deals(id, () => dealOnce(deps, id));

const dealOnce = ({ db, now }: ClaimDeps, id: string): Promise<void> =>
  db.runTransaction(async (tx) => {
    const promo = await readCurrentPromo(tx, db, id, now());
    if (!promo || promo.quota === 0) return;
    const { parts, besides } = await readParts(db, promo, tx);
    if (survey(parts, promo.quota, besides).kind !== 'outdated-parts') return;
    for (const [n, part] of deal(promo.quota, parts, besides).entries())
      tx.set(refs.quotaParts(db, id).doc(`${n}`), partFields(part, promo.edition));
  }, PATIENT);

/** Frees lapsed units; leaves out unreadable claims. @returns whether there were any */
async function freeLapsed(deps: ClaimDeps, promo: PromoOf): Promise<boolean> {
  const { db, now } = deps;
  const until = new Date(now().getTime() - OFFLINE_MS);
  const { docs } = await queryFrom(db, queries.lapsedClaims(promo, until)).limit(FREED_AT_ONCE).get();
  const lapsed = readable(docs, readClaim);
  for (const { ref } of lapsed) await freeClaim(deps, ref);
  return lapsed.length > 0;
}

export function freeClaim({ db, now }: ClaimDeps, ref: DocumentReference): Promise<void> {
  return db.runTransaction(async (tx) => {
    const claim = readClaim(await tx.get(ref));
    if (!claim || !isFreeable(claim, now().getTime())) return;
    const partRef = claim.part === null ? null : refs.quotaParts(db, claim.promo).doc(`${claim.part}`);
    const part = partRef && readPart(await tx.get(partRef), claim);
    if (part) tx.set(partRef, partFields(giveBack(part), claim));
    tx.update(ref, claimFields(freed(claim)));
  }, PATIENT);
}
