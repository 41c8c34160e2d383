import { ticketOf, verdictOf } from '@vidriera/domain/claim/code';
import { OFFLINE_MS } from '@vidriera/domain/claim/times';
import type { Redemption } from '@vidriera/domain/claim/wire-schema';
import type { Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import {
  type ClaimOutcome,
  type ClaimStep,
  type CounterCaller,
  isSaidInTime,
  redeem,
  settle,
  undo,
} from './claim.ts';
import { type Promo, readKnownPromo } from './promo.ts';
import { type ClaimDocument, claimFields, readClaim } from './stored.ts';

type ClaimDeps = Pick<Deps, 'db' | 'now'> & {
  /** Public keys by id. */
  keys: Record<string, string>;
};
export interface At {
  creador: string;
  counter: CounterCaller;
}

export async function redeemCode(deps: ClaimDeps, at: At, code: string): Promise<Redemption> {
  const now = deps.now().getTime();
  return byCode(deps, at, code, now, ({ phone }, claim, promo) =>
    unlessCalledOff(promo, redeem(claim, at.counter, phone, now), now),
  );
}

/** Settles an offline redemption. */
export async function settleCode(
  deps: ClaimDeps,
  at: At,
  { code, at: counterTime }: { code: string; at: number },
): Promise<Redemption> {
  const now = deps.now().getTime();
  if (!isSaidInTime(counterTime, now)) return ticketOf(code) ? { kind: 'copied' } : { kind: 'not-ours' };
  return byCode(deps, at, code, counterTime, (_, claim) => settle(claim, at.counter, counterTime, now));
}

/** Verifies a code, finds its claim, and applies `step`. */
async function byCode(
  { db, now, keys }: ClaimDeps,
  { creador }: At,
  code: string,
  moment: number,
  step: (ticket: { phone: string }, claim: ClaimDocument, promo: Promo) => ClaimStep,
): Promise<Redemption> {
  const verdict = await verdictOf(code, keys, moment);
  if (verdict.kind === 'not-ours') return verdict;
  const { ticket } = verdict;
  return db.runTransaction(async (tx) => {
    const promo = readKnownPromo(await tx.get(refs.item(db, 'promo', ticket.promo)), now());
    if (!promo) return ofGonePromo(await claimBy(tx, db, ticket.nonce), creador);
    if (promo.uid !== creador) return { kind: 'other-promo' };
    if (verdict.kind === 'copied') return { kind: 'copied' };
    const lapsed = { kind: 'lapsed', titulo: promo.titulo, at: ticket.lapses * 1000 } as const;
    const claim = await claimBy(tx, db, ticket.nonce);
    if (claim?.promo !== promo.id || !isSameEdition(claim, promo.edition)) return lapsed;
    if (verdict.kind === 'lapsed' && claim.state !== 'used') return lapsed;
    return write(tx, promo, claim, step(ticket, claim, promo));
  }, PATIENT);
}

const ofGonePromo = (claim: ClaimDocument | null, creador: string): Redemption =>
  claim?.creador === creador ? { kind: 'withdrawn', titulo: claim.titulo } : { kind: 'other-promo' };

/** Refuses to redeem a cancelled promo. Earlier and offline redemptions count. */
const unlessCalledOff = ({ calledOff }: Promo, step: ClaimStep, now: number): ClaimStep =>
  step.next && calledOff !== null ? { outcome: { kind: 'lapsed', at: now, calledOff } } : step;

export async function redeemLetters({ db, now }: ClaimDeps, at: At, letters: string): Promise<Redemption> {
  return db.runTransaction(async (tx) => {
    const { docs } = await tx.get(queryFrom(db, queries.claimsByLetters(at.creador, letters)).limit(1));
    const claim = docs[0] ? readClaim(docs[0]) : null;
    if (!claim) return { kind: 'not-ours' };
    const promo = readKnownPromo(await tx.get(refs.item(db, 'promo', claim.promo)), now());
    if (promo?.uid !== at.creador || !isSameEdition(claim, promo.edition)) return { kind: 'not-ours' };
    const moment = now().getTime();
    const step = unlessCalledOff(promo, redeem(claim, at.counter, null, moment), moment);
    return write(tx, promo, claim, step);
  }, PATIENT);
}

/** Undoes a redemption. @param counterTime the counter’s time, which an undo without a signal brings later */
export async function undoRedemption(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  at: At,
  { nonce, at: counterTime = now().getTime() }: { nonce: string; at?: number | undefined },
): Promise<boolean> {
  const moment = now().getTime();
  if (!isSaidInTime(counterTime, moment) || moment - counterTime > OFFLINE_MS) return false;
  return db.runTransaction(async (tx) => {
    const claim = await claimBy(tx, db, nonce);
    if (claim?.creador !== at.creador) return false;
    const { undone, next } = undo(claim, at.counter, counterTime, moment);
    if (next) tx.update(claim.ref, claimFields(next));
    return undone;
  }, PATIENT);
}

async function claimBy(tx: Transaction, db: Deps['db'], nonce: string): Promise<ClaimDocument | null> {
  const { docs } = await tx.get(queryFrom(db, queries.claimByNonce(nonce)).limit(1));
  return docs[0] ? readClaim(docs[0]) : null;
}

function write(
  tx: Transaction,
  promo: Promo,
  claim: ClaimDocument,
  { outcome, next }: ClaimStep,
): Redemption {
  if (next) tx.update(claim.ref, claimFields(next));
  return redemptionOf(outcome, promo, claim.nonce);
}

function redemptionOf(outcome: ClaimOutcome, { id, titulo }: Promo, nonce: string): Redemption {
  switch (outcome.kind) {
    case 'redeemed':
      return { ...outcome, nonce, promo: id, titulo };
    case 'used':
      return { ...outcome, nonce, titulo };
    case 'lapsed':
      return { ...outcome, titulo };
    case 'copied':
      return outcome;
  }
}
