import { DRIFT_MS, KEPT_MS, OFFLINE_MS, UNDO_MS } from '@vidriera/domain/claim/times';

/**
 * What became of somebody's claim. `returned`: given back; its unit waits, for a counter without a signal can't know. `lapsed`, `freed`: its unit is
 * free again, for it was not used in time, or was given back; the claim stays, so that whoever takes the promo again has the same nonce, and is
 * one however often. `withdrawn`: its promo was deleted while the claim was open; it stays for a month, to tell its person.
 */
export const STATES = ['open', 'used', 'returned', 'lapsed', 'freed', 'withdrawn'] as const;
export type State = (typeof STATES)[number];

/** What the claim of one person says, as far as it changes. Moments are milliseconds since 1970. */
export interface ClaimState {
  state: State;
  /** The phone's public key. */
  phoneKey: string;
  /** Which part its unit was taken of; `null` where the quota has no limit, or the unit is free. */
  part: number | null;
  takenAt: number;
  /** Not used until then, it lapses. */
  lapsesAt: number;
  redeemedAt: number | null;
  /** The counter that took it in: `creador`, or a helper's id; and the helper's name. */
  redeemedBy: string | null;
  helperName: string | null;
  /** When it was taken in a second time, without a signal. */
  redeemedAgainAt: number | null;
  /** Whether its person was told last that it is worth nothing, for the promo was called off or is not shown (promo-changed.ts). */
  toldOff: boolean;
}

/** Who takes claims in. */
export interface CounterIdentity {
  id: string;
  /** A helper's name; `null` of the creator. */
  name: string | null;
}

export type ClaimOutcome =
  | { kind: 'redeemed'; at: number }
  | { kind: 'used'; at: number; double: boolean }
  /** `calledOff`: the creator's reason, where the promo was called off. */
  | { kind: 'lapsed'; at: number; calledOff?: string }
  | { kind: 'copied' };
/** An outcome, and what the claim says by it, where that is something else. */
export interface ClaimStep {
  outcome: ClaimOutcome;
  next?: ClaimState;
}

/** What is used holds its unit for good; what is open or was given back until it is freed. */
export const UNUSED: readonly State[] = ['open', 'returned'];
export const HOLDING: readonly State[] = [...UNUSED, 'used'];
export const holds = ({ state }: Pick<ClaimState, 'state'>): boolean => HOLDING.includes(state);
export const isOpen = ({ state, lapsesAt }: Pick<ClaimState, 'state' | 'lapsesAt'>, now: number): boolean =>
  state === 'open' && now < lapsesAt;
/** Whether a claim's unit may go to others: by now every counter has told what it took in without a signal. */
export const isFreeable = ({ state, lapsesAt }: ClaimState, now: number): boolean =>
  UNUSED.includes(state) && lapsesAt + OFFLINE_MS <= now;
/** Whether its person gave it back, and may take it up again: nobody else has its unit. */
export const isReturned = ({ state, lapsesAt }: ClaimState, now: number): boolean =>
  state === 'returned' && now < lapsesAt;
/** Whether its person may take the promo anew: their unit is free, and nobody took the claim in meanwhile. */
export const mayTakeAnew = (claim: ClaimState): boolean => !holds(claim) && claim.redeemedAgainAt === null;

/** When what is taken now lapses, to the second, as tickets say it. @param ends when the promo is over, if it ever is */
const lapseOf = (now: number, ends: number | null): number =>
  Math.floor(Math.min(now + KEPT_MS, ends ?? Number.POSITIVE_INFINITY) / 1000) * 1000;

/** A claim newly taken. @param ends when the promo is over, if it ever is */
export const taken = (
  phoneKey: string,
  part: number | null,
  now: number,
  ends: number | null,
): ClaimState => ({
  state: 'open',
  phoneKey,
  part,
  takenAt: now,
  lapsesAt: lapseOf(now, ends),
  redeemedAt: null,
  redeemedBy: null,
  helperName: null,
  redeemedAgainAt: null,
  toldOff: false,
});

/** The claim given back: its code is worth nothing more where there is a signal. */
export const returned = (claim: ClaimState): ClaimState => ({ ...claim, state: 'returned' });
/** The claim taken up again, for as long as it was. */
export const reopened = (claim: ClaimState, phoneKey: string): ClaimState => ({
  ...claim,
  state: 'open',
  phoneKey,
  toldOff: false,
});
/** The claim without its unit. */
export const freed = (claim: ClaimState): ClaimState => ({
  ...claim,
  state: claim.state === 'returned' ? 'freed' : 'lapsed',
  part: null,
});

/**
 * Takes a claim in.
 * @param phone whose code it is; `null` where the letters were said
 */
export function redeem(
  claim: ClaimState,
  counter: CounterIdentity,
  phone: string | null,
  now: number,
): ClaimStep {
  const { state, redeemedAt, lapsesAt, redeemedBy } = claim;
  if (phone !== null && phone !== claim.phoneKey) return { outcome: { kind: 'copied' } };
  if (state === 'used' && redeemedAt !== null) {
    const isAgain = redeemedBy === counter.id && now - redeemedAt <= UNDO_MS;
    return {
      outcome: isAgain
        ? { kind: 'redeemed', at: redeemedAt }
        : { kind: 'used', at: redeemedAt, double: false },
    };
  }
  if (!isOpen(claim, now)) return { outcome: { kind: 'lapsed', at: Math.min(lapsesAt, now) } };
  return { outcome: { kind: 'redeemed', at: now }, next: used(claim, counter, now) };
}

const used = (claim: ClaimState, { id, name }: CounterIdentity, at: number): ClaimState => ({
  ...claim,
  state: 'used',
  redeemedAt: at,
  redeemedBy: id,
  helperName: name,
});

/** Takes back what this counter took in within the last minute; `null` where there is nothing to take back. */
export function undo(claim: ClaimState, counter: CounterIdentity, now: number): ClaimState | null {
  const { state, redeemedBy, redeemedAt, redeemedAgainAt } = claim;
  const isTheirs =
    state === 'used' && redeemedBy === counter.id && redeemedAt !== null && redeemedAgainAt === null;
  if (!isTheirs || now - redeemedAt > UNDO_MS) return null;
  return { ...claim, state: 'open', redeemedAt: null, redeemedBy: null, helperName: null };
}

/**
 * Takes in what a counter took without a signal. The first that arrives counts, whatever moments they say, for a moment is a counter's word; a second
 * is written down as `redeemedAgainAt`. What this counter had told before, or took in with a signal and never heard so, counts once.
 * A claim whose unit is free again is not brought back: that it was taken in is written down.
 * @param at when it was, by the counter's clock; the code was of that moment
 */
export function settle(claim: ClaimState, counter: CounterIdentity, at: number, now: number): ClaimStep {
  const moment = Math.min(at, now);
  const { state, redeemedAt, redeemedBy, lapsesAt } = claim;
  if (UNUSED.includes(state))
    return { outcome: { kind: 'redeemed', at: moment }, next: used(claim, counter, moment) };
  const double = { ...claim, redeemedAgainAt: claim.redeemedAgainAt ?? moment };
  const changes = claim.redeemedAgainAt === null ? { next: double } : {};
  if (!holds(claim) || redeemedAt === null)
    return { outcome: { kind: 'lapsed', at: Math.min(lapsesAt, now) }, ...changes };
  if (redeemedBy === counter.id && Math.abs(moment - redeemedAt) <= UNDO_MS)
    return { outcome: { kind: 'redeemed', at: redeemedAt } };
  return { outcome: { kind: 'used', at: redeemedAt, double: true }, ...changes };
}

/** Whether a counter's clock can be right that says this moment. */
export const isSaidInTime = (at: number, now: number): boolean => at <= now + DRIFT_MS;
