import { DRIFT_MS, lapseOf, OFFLINE_MS, UNDO_MS } from '@vidriera/domain/claim/times';
import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { HOLDING, type State, UNUSED } from '../../base/firestore/claim-states.ts';

/** The changing part of a claim. Times are milliseconds. */
export interface ClaimState {
  state: State;
  /** Public key. */
  phoneKey: string;
  /** The quota's part with its unit; `null` if unlimited or freed. */
  part: number | null;
  takenAt: number;
  lapsesAt: number;
  redeemedAt: number | null;
  /** `creador` or a helper’s id; below, the helper’s name. */
  redeemedBy: string | null;
  helperName: string | null;
  /** A second, offline redemption. */
  redeemedAgainAt: number | null;
  /** Whether the last notice said that it is invalid (promo-changed.ts). */
  toldOff: boolean;
}

export interface CounterCaller {
  id: string;
  /** `null`: the creator. */
  name: string | null;
}

export type ClaimOutcome =
  | { kind: 'redeemed'; at: number }
  | { kind: 'used'; at: number; double: boolean }
  /** `calledOff`: the creator’s reason. */
  | { kind: 'lapsed'; at: number; calledOff?: string }
  | { kind: 'copied' };
/** An outcome, and the new state if it changes. */
export interface ClaimStep {
  outcome: ClaimOutcome;
  next?: ClaimState;
}

export const holds = ({ state }: Pick<ClaimState, 'state'>): boolean => HOLDING.includes(state);
export const isOpen = ({ state, lapsesAt }: Pick<ClaimState, 'state' | 'lapsesAt'>, now: number): boolean =>
  state === 'open' && now < lapsesAt;
/** Returns whether the unit may go to others, because all counters have settled. */
export const isFreeable = ({ state, lapsesAt }: ClaimState, now: number): boolean =>
  UNUSED.includes(state) && lapsesAt + OFFLINE_MS <= now;
/** Returns whether the person gave it back and may reopen it. */
export const isReturned = ({ state, lapsesAt }: ClaimState, now: number): boolean =>
  state === 'returned' && now < lapsesAt;
/** Returns whether the person may take the promo again. */
export const mayTakeAnew = (claim: ClaimState): boolean => !holds(claim) && claim.redeemedAgainAt === null;

/** Returns when a claim may be deleted; `null`: never. @param ends the promo’s end */
export const keptUntil = (ends: number | null): number | null =>
  ends === null ? null : ends + RETENTION_DAYS.claims * DAY_MS;

/** Returns a new claim. @param ends the promo’s end */
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

export const returned = (claim: ClaimState): ClaimState => ({ ...claim, state: 'returned' });
/** Reopens a claim; its end stays. */
export const reopened = (claim: ClaimState, phoneKey: string): ClaimState => ({
  ...claim,
  state: 'open',
  phoneKey,
  toldOff: false,
});
export const freed = (claim: ClaimState): ClaimState => ({
  ...claim,
  state: claim.state === 'returned' ? 'freed' : 'lapsed',
  part: null,
});

/** Redeems a claim. @param phone key of the code; `null` for letters */
export function redeem(
  claim: ClaimState,
  counter: CounterCaller,
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

const used = (claim: ClaimState, { id, name }: CounterCaller, at: number): ClaimState => ({
  ...claim,
  state: 'used',
  redeemedAt: at,
  redeemedBy: id,
  helperName: name,
});

/**
 * Undoes this counter’s redemption, 60 s from it at most. Repeated requests change nothing: what is not used was undone before, or its
 * redemption never arrived.
 * @param at the counter’s time
 */
export function undo(
  claim: ClaimState,
  counter: CounterCaller,
  at: number,
  now: number,
): { undone: boolean; next?: ClaimState } {
  const { state, redeemedBy, redeemedAt, redeemedAgainAt } = claim;
  if (state !== 'used') return { undone: true };
  const isTheirs = redeemedBy === counter.id && redeemedAt !== null && redeemedAgainAt === null;
  if (!isTheirs || Math.abs(Math.min(at, now) - redeemedAt) > UNDO_MS) return { undone: false };
  const next = { ...claim, state: 'open' as const, redeemedAt: null, redeemedBy: null, helperName: null };
  return { undone: true, next };
}

/**
 * Settles an offline redemption. The first report counts; one of a second redemption is stored as `redeemedAgainAt`. Repeated reports
 * change nothing. A freed claim stays freed.
 * @param at the counter’s time
 */
export function settle(claim: ClaimState, counter: CounterCaller, at: number, now: number): ClaimStep {
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

/** Returns whether a counter’s time is plausible. */
export const isSaidInTime = (at: number, now: number): boolean => at <= now + DRIFT_MS;
