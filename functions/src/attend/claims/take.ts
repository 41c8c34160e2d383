import { random128 } from '@vidriera/domain/claim/random-128';
import { MAX_OPEN } from '@vidriera/domain/claim/times';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { claimMailboxHash, randomLetters } from '../../base/people/mailbox-hash.ts';
import type { Taker } from '../../base/people/taker.ts';
import { type KeyedMutex, keyedMutex } from '../../base/process/keyed-mutex.ts';
import { partFields, partsOf, readPart } from '../quota/stored-part.ts';
import { partCount, take, undealt } from '../quota/units.ts';
import { isFreeable, isOpen, isReturned, keptUntil, mayTakeAnew, reopened, taken } from './claim.ts';
import type { Held } from './hold.ts';
import { dealAnew, findRoom, freeClaim } from './parts.ts';
import { type Promo, readCurrentPromo, readPromo } from './promo.ts';
import { allClaimFields, type ClaimDocument, claimFields, readClaimOf, type StoredClaim } from './stored.ts';

export type TakeDeps = Pick<Deps, 'db' | 'now'> & {
  /** Key of hashes. */
  secret: string;
  /** Returns a number from 0 to below 1. */
  random?: () => number;
  /** Serialises attempts per promo: colliding transactions are slower. */
  turns?: KeyedMutex;
};
export type TakeOutcome =
  | ({ kind: 'taken' } & Omit<Held, 'isWithdrawn'>)
  | ({ kind: 'held' } & Omit<Held, 'isWithdrawn'>)
  /** `aviso`: the creator’s reason. */
  | { kind: 'called-off'; aviso: string }
  | { kind: 'not-found' | 'paused' | 'no-account' | 'mail-not-confirmed' | 'over' | 'had-one' }
  | { kind: 'too-many-open' | 'sold-out' | 'busy' };

/** Most attempts; each fails only because of concurrent ones. */
const TRIES = 30;

const ownTurns = keyedMutex();

type Attempt =
  | TakeOutcome
  | { kind: 'part-full'; promo: Promo }
  | { kind: 'outdated-parts' }
  | { kind: 'lapsed'; ref: DocumentReference };

/**
 * Takes a unit, one per mailbox. An existing claim is bound to the phone.
 * @returns `sold-out` if its creator says so or all parts are empty; `busy` after too many collisions
 */
export async function takePromo(
  deps: TakeDeps,
  who: Taker,
  request: { promo: ItemId; phoneKey: string },
): Promise<TakeOutcome> {
  const { random = Math.random, turns = ownTurns } = deps;
  let among: number[] | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const from = among;
    const pick = (count: number): number =>
      from ? (from[Math.floor(random() * from.length)] ?? 0) : Math.floor(random() * count);
    const attempt = await turns(request.promo, () =>
      deps.db.runTransaction((tx) => takeOnce(tx, deps, who, request, pick), PATIENT),
    );
    among = null;
    if (attempt.kind === 'outdated-parts') await dealAnew(deps, request.promo);
    else if (attempt.kind === 'lapsed') await freeClaim(deps, attempt.ref);
    else if (attempt.kind === 'part-full') {
      const room = await findRoom(deps, attempt.promo);
      if (room.kind === 'sold-out') return room;
      if (room.kind === 'ask') among = room.parts;
    } else return attempt;
  }
  return { kind: 'busy' };
}

/** @param pick chooses a part */
async function takeOnce(
  tx: Transaction,
  { db, now, secret }: TakeDeps,
  who: Taker,
  { promo: id, phoneKey }: { promo: ItemId; phoneKey: string },
  pick: (count: number) => number,
): Promise<Attempt> {
  const at = now();
  const promo = await readCurrentPromo(tx, db, id, at);
  if (!promo) return { kind: 'not-found' };
  const mailboxHash = claimMailboxHash(secret, id, who);
  const [person, own] = await tx.getAll(refs.user(db, who.uid), refs.claim(db, id, who.uid));
  if (!person?.exists || isClosed(person)) return { kind: 'no-account' };
  const claim = readClaimOf(own, promo);
  // Holders keep a hidden promo; nobody takes it anew.
  const isKept = claim !== null && isOpen(claim, at.getTime());
  if (!promo.isShown && !isKept) return { kind: promo.isPaused ? 'paused' : 'not-found' };
  const { titulo, calledOff } = promo;
  const facts = { titulo, calledOff };
  if (calledOff !== null && claim?.state !== 'used') return { kind: 'called-off', aviso: calledOff };
  if (claim && !(promo.isOn && mayTakeAgain(claim, at.getTime()))) {
    const bound = isOpen(claim, at.getTime()) ? { ...claim, phoneKey } : claim;
    if (bound.phoneKey !== claim.phoneKey) tx.update(claim.ref, { phoneKey });
    return { kind: 'held', claim: bound, ...facts };
  }
  if (!promo.isOn) return { kind: 'over' };
  if (promo.isSoldOut) return { kind: 'sold-out' };
  if (!who.isConfirmed) return { kind: 'mail-not-confirmed' };
  // In the transaction: of two accounts of one mailbox, the second finds the first’s claim.
  const ofMailbox = await tx.get(queryFrom(db, queries.claimsByMailbox(mailboxHash)));
  if (ofMailbox.docs.some((doc) => doc.id !== own?.id && readClaimOf(doc, promo))) return { kind: 'had-one' };
  if (claim && isFreeable(claim, at.getTime())) return { kind: 'lapsed', ref: claim.ref };
  if ((await countOpen(tx, db, who.uid, at)) >= MAX_OPEN) return { kind: 'too-many-open' };
  if (claim && isReturned(claim, at.getTime())) {
    const again = { ...claim, ...reopened(claim, phoneKey) };
    tx.update(claim.ref, claimFields(again));
    return { kind: 'taken', claim: again, ...facts };
  }
  const part = promo.quota === 0 ? null : pick(partCount(promo.quota));
  // An unlimited unit is in no part, so parts of an earlier quota are cleared.
  const dealt = part === null ? partsOf((await tx.get(refs.quotaParts(db, id))).docs, promo.edition) : [];
  const letters = claim?.letters ?? (await newLetters(tx, db, promo.uid));
  if (part !== null) {
    const ref = refs.quotaParts(db, id).doc(`${part}`);
    const given = take(readPart(await tx.get(ref), promo.edition), promo.quota);
    if (given.kind === 'part-full') return { kind: 'part-full', promo };
    if (given.kind === 'outdated-parts') return given;
    tx.set(ref, partFields(given.part, promo.edition));
  }
  for (const [n, quotaPart] of undealt(dealt).entries())
    if (dealt[n]?.quota !== 0)
      tx.set(refs.quotaParts(db, id).doc(`${n}`), partFields(quotaPart, promo.edition));
  const newClaim: StoredClaim = {
    promo: id,
    uid: who.uid,
    titulo: promo.titulo,
    ...promo.edition,
    letters,
    // After a change of address the claim still counts for the first mailbox.
    print: claim?.print ?? mailboxHash,
    nonce: claim?.nonce ?? random128(),
    expiresAt: keptUntil(promo.ends),
    ...taken(phoneKey, part, at.getTime(), promo.ends),
  };
  tx.set(refs.claim(db, id, who.uid), allClaimFields(newClaim));
  return { kind: 'taken', claim: newClaim, ...facts };
}

/** More than the limit: some may be of cancelled promos. */
const OPEN_READ = 4 * MAX_OPEN;

/** Counts usable claims; reads promos only near the limit. */
async function countOpen(tx: Transaction, db: Firestore, uid: string, at: Date): Promise<number> {
  const { docs, size } = await tx.get(queryFrom(db, queries.openClaimsOf(uid, at)).limit(OPEN_READ));
  if (size < MAX_OPEN) return size;
  const promos = await tx.getAll(...docs.map((doc) => refs.item(db, 'promo', doc.get('promo'))));
  return promos.filter((promo) => (readPromo(promo, at)?.calledOff ?? null) === null).length;
}

const mayTakeAgain = (claim: ClaimDocument, at: number): boolean =>
  mayTakeAnew(claim) || isReturned(claim, at) || isFreeable(claim, at);

/** Returns letters that are unique among the creator’s promos. */
async function newLetters(tx: Transaction, db: Firestore, creador: string): Promise<string> {
  for (;;) {
    const letters = randomLetters();
    const { empty } = await tx.get(queryFrom(db, queries.claimsByLetters(creador, letters)).limit(1));
    if (empty) return letters;
  }
}
