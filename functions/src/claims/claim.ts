import { DRIFT_MS, KEPT_MS, OFFLINE_MS, UNDO_MS } from '@vidriera/domain/claim/times';

/**
 * What became of somebody's claim. `devuelta`: given back; its unit waits, for a counter without a signal can't know. `vencida`, `libre`: its unit is
 * free again, for it was not used in time, or was given back; the claim stays, so that whoever takes the promo again has the same nonce, and is
 * one however often. `retirada`: its promo was deleted while the claim was open; it stays for a month, to tell its person.
 */
export const STATES = ['abierta', 'usada', 'devuelta', 'vencida', 'libre', 'retirada'] as const;
export type State = (typeof STATES)[number];

/** What the claim of one person says, as far as it changes. Moments are milliseconds since 1970. */
export interface Claim {
  estado: State;
  /** The phone's public key. */
  clave: string;
  /** Which part its unit was taken of; `null` where the quota has no limit, or the unit is free. */
  part: number | null;
  tomada: number;
  /** Not used until then, it lapses. */
  vence: number;
  canjeada: number | null;
  /** The counter that took it in: `creador`, or a helper's id; and the helper's name. */
  por: string | null;
  quien: string | null;
  /** When it was taken in a second time, without a signal. */
  doble: number | null;
  /** Whether its person was told last that it is worth nothing, for the promo was called off or is not shown (promo-changed.ts). */
  toldOff: boolean;
}

/** Who takes claims in. */
export interface Counter {
  id: string;
  /** A helper's name; `null` of the creator. */
  name: string | null;
}

export type Outcome =
  | { kind: 'redeemed'; at: number }
  | { kind: 'used'; at: number; double: boolean }
  /** `calledOff`: the creator's reason, where the promo was called off. */
  | { kind: 'lapsed'; at: number; calledOff?: string }
  | { kind: 'copied' };
/** An outcome, and what the claim says by it, where that is something else. */
export interface Step {
  outcome: Outcome;
  next?: Claim;
}

/** What is used holds its unit for good; what is open or was given back until it is freed. */
export const UNUSED: readonly State[] = ['abierta', 'devuelta'];
export const HOLDING: readonly State[] = [...UNUSED, 'usada'];
export const holds = ({ estado }: Pick<Claim, 'estado'>): boolean => HOLDING.includes(estado);
export const isOpen = ({ estado, vence }: Pick<Claim, 'estado' | 'vence'>, now: number): boolean =>
  estado === 'abierta' && now < vence;
/** Whether a claim's unit may go to others: by now every counter has told what it took in without a signal. */
export const isFreeable = ({ estado, vence }: Claim, now: number): boolean =>
  UNUSED.includes(estado) && vence + OFFLINE_MS <= now;
/** Whether its person gave it back, and may take it up again: nobody else has its unit. */
export const isReturned = ({ estado, vence }: Claim, now: number): boolean =>
  estado === 'devuelta' && now < vence;
/** Whether its person may take the promo anew: their unit is free, and nobody took the claim in meanwhile. */
export const mayTakeAnew = (claim: Claim): boolean => !holds(claim) && claim.doble === null;

/** When what is taken now lapses, to the second, as tickets say it. @param ends when the promo is over, if it ever is */
const lapseOf = (now: number, ends: number | null): number =>
  Math.floor(Math.min(now + KEPT_MS, ends ?? Number.POSITIVE_INFINITY) / 1000) * 1000;

/** A claim newly taken. @param ends when the promo is over, if it ever is */
export const taken = (clave: string, part: number | null, now: number, ends: number | null): Claim => ({
  estado: 'abierta',
  clave,
  part,
  tomada: now,
  vence: lapseOf(now, ends),
  canjeada: null,
  por: null,
  quien: null,
  doble: null,
  toldOff: false,
});

/** The claim given back: its code is worth nothing more where there is a signal. */
export const returned = (claim: Claim): Claim => ({ ...claim, estado: 'devuelta' });
/** The claim taken up again, for as long as it was. */
export const reopened = (claim: Claim, clave: string): Claim => ({
  ...claim,
  estado: 'abierta',
  clave,
  toldOff: false,
});
/** The claim without its unit. */
export const freed = (claim: Claim): Claim => ({
  ...claim,
  estado: claim.estado === 'devuelta' ? 'libre' : 'vencida',
  part: null,
});

/**
 * Takes a claim in.
 * @param phone whose code it is; `null` where the letters were said
 */
export function redeem(claim: Claim, counter: Counter, phone: string | null, now: number): Step {
  const { estado, canjeada, vence, por } = claim;
  if (phone !== null && phone !== claim.clave) return { outcome: { kind: 'copied' } };
  if (estado === 'usada' && canjeada !== null) {
    const isAgain = por === counter.id && now - canjeada <= UNDO_MS;
    return {
      outcome: isAgain ? { kind: 'redeemed', at: canjeada } : { kind: 'used', at: canjeada, double: false },
    };
  }
  if (!isOpen(claim, now)) return { outcome: { kind: 'lapsed', at: Math.min(vence, now) } };
  return { outcome: { kind: 'redeemed', at: now }, next: used(claim, counter, now) };
}

const used = (claim: Claim, { id, name }: Counter, at: number): Claim => ({
  ...claim,
  estado: 'usada',
  canjeada: at,
  por: id,
  quien: name,
});

/** Takes back what this counter took in within the last minute; `null` where there is nothing to take back. */
export function undo(claim: Claim, counter: Counter, now: number): Claim | null {
  const { estado, por, canjeada, doble } = claim;
  const isTheirs = estado === 'usada' && por === counter.id && canjeada !== null && doble === null;
  if (!isTheirs || now - canjeada > UNDO_MS) return null;
  return { ...claim, estado: 'abierta', canjeada: null, por: null, quien: null };
}

/**
 * Takes in what a counter took without a signal. The first that arrives counts, whatever moments they say, for a moment is a counter's word; a second
 * is written down as `doble`. What this counter had told before, or took in with a signal and never heard so, counts once.
 * A claim whose unit is free again is not brought back: that it was taken in is written down.
 * @param at when it was, by the counter's clock; the code was of that moment
 */
export function settle(claim: Claim, counter: Counter, at: number, now: number): Step {
  const moment = Math.min(at, now);
  const { estado, canjeada, por, vence } = claim;
  if (UNUSED.includes(estado))
    return { outcome: { kind: 'redeemed', at: moment }, next: used(claim, counter, moment) };
  const double = { ...claim, doble: claim.doble ?? moment };
  const changes = claim.doble === null ? { next: double } : {};
  if (!holds(claim) || canjeada === null)
    return { outcome: { kind: 'lapsed', at: Math.min(vence, now) }, ...changes };
  if (por === counter.id && Math.abs(moment - canjeada) <= UNDO_MS)
    return { outcome: { kind: 'redeemed', at: canjeada } };
  return { outcome: { kind: 'used', at: canjeada, double: true }, ...changes };
}

/** Whether a counter's clock can be right that says this moment. */
export const isSaidInTime = (at: number, now: number): boolean => at <= now + DRIFT_MS;
