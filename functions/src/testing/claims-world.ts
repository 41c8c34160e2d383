import { OFFLINE_MS } from '@vidriera/domain/claim/times';
import { expect } from 'vitest';
import {
  type ClaimState,
  freed,
  holds,
  isFreeable,
  isOpen,
  isReturned,
  mayTakeAnew,
  redeem,
  reopened,
  returned,
  settle,
  taken,
  undo,
} from '../claims/claim.ts';
import { deal, giveBack, partCount, survey, take, takenIn, type UnitPart, undealt } from '../claims/units.ts';

export type ClaimAct =
  | { kind: 'press' | 'release' | 'leave'; person: number }
  | { kind: 'step'; which: number; random: number }
  | { kind: 'redeem' | 'offline' | 'undo'; person: number; counter: string }
  | { kind: 'signal'; counter: string; twice: boolean }
  | { kind: 'quota'; quota: number }
  | { kind: 'wait'; minutes: number }
  | { kind: 'withdraw'; counter: string }
  | { kind: 'delete' };

type Press = Generator<undefined, void, number>;

/**
 * A promo, its people and its counters, in memory: the transactions of claims/ as steps that nothing comes between, over the same plans.
 * Presses go on step by step, in whatever order they are told to; each step asks that the quota holds.
 */
export class World {
  quota: number;
  now = 1_000_000_000;
  parts: UnitPart[] = [];
  claims = new Map<number, ClaimState>();
  /** Accounts that were deleted; their claims stay, without them. */
  gone = new Set<number>();
  withdrawn = new Map<string, number>();
  isThere = true;
  presses: Press[] = [];
  /** What counters took in without a signal. */
  kept: { counter: string; person: number; at: number; lapses: number }[] = [];
  /** How often each claim was counted as used, less what was undone. */
  uses = new Map<number, number>();
  told = new Set<string>();

  constructor(quota: number) {
    this.quota = quota;
  }

  private held(): ClaimState[] {
    return [...this.claims.values()].filter(holds);
  }
  private besides(): number {
    return this.held().filter(({ part }) => part === null).length;
  }

  /** What must hold at any moment. */
  check(): void {
    expect(takenIn(this.parts) + this.besides()).toBe(this.isThere ? this.held().length : 0);
    for (const [person, claim] of this.claims)
      expect(this.uses.get(person) ?? 0, 'each counts once').toBe(claim.state === 'used' ? 1 : 0);
    for (const { person, lapses } of this.isThere ? this.kept : []) {
      const claim = this.claims.get(person);
      const isInTime = this.now < lapses + OFFLINE_MS;
      if (isInTime) expect(claim && holds(claim), 'what was taken in has a unit until it is told').toBe(true);
    }
  }

  happens(act: ClaimAct): void {
    switch (act.kind) {
      case 'press':
        this.presses.push(this.press(act.person));
        return;
      case 'step':
        this.goOn(act.which, act.random);
        return;
      case 'quota':
        this.quota = act.quota;
        return;
      case 'wait':
        this.now += act.minutes * 60_000;
        return;
      case 'leave':
        this.gone.add(act.person);
        return;
      case 'withdraw':
        if (act.counter !== 'creador' && !this.withdrawn.has(act.counter))
          this.withdrawn.set(act.counter, this.now);
        return;
      case 'delete':
        this.isThere = false;
        this.claims.clear();
        this.uses.clear();
        this.parts = [];
        return;
      case 'signal':
        for (const one of this.kept.filter(({ counter }) => counter === act.counter)) {
          this.settle(one);
          if (act.twice) this.settle(one);
        }
        this.kept = this.kept.filter(({ counter }) => counter !== act.counter);
        return;
      default:
        this.ofClaim(act);
    }
  }

  /** Lets all that was begun come to its end. */
  finish(): void {
    for (let i = 0; this.presses.length > 0; i++) this.goOn(i, i * 37);
  }

  private goOn(which: number, random: number): void {
    if (this.presses.length === 0) return;
    const n = which % this.presses.length;
    if (this.presses[n]?.next(random).done) this.presses.splice(n, 1);
  }

  /** Steps of `takePromo`. */
  private *press(person: number): Press {
    let among: number[] | null = null;
    for (let tries = 0; tries < 30; tries++) {
      const random: number = yield;
      if (!this.isThere) return this.say('not-found');
      if (this.gone.has(person)) return this.say('had-one');
      const claim = this.claims.get(person);
      if (claim && isReturned(claim, this.now)) {
        this.claims.set(person, reopened(claim, 'phone'));
        this.say('taken up again');
        return;
      }
      if (claim && !mayTakeAnew(claim)) {
        if (!isFreeable(claim, this.now)) return this.say('held');
        this.free(person, claim);
        continue;
      }
      const pick = among ?? Array.from({ length: partCount(this.quota) }, (_, n) => n);
      const part = this.quota === 0 ? null : (pick[random % pick.length] ?? 0);
      among = null;
      const asked = part === null ? null : take(this.parts[part], this.quota);
      if (asked?.kind === 'deal' || asked?.kind === 'full') {
        yield;
        if (!this.isThere) continue;
        among = this.look();
        if (among?.length === 0) return this.say('sold-out');
        continue;
      }
      if (part === null) this.parts = undealt(this.parts);
      if (part !== null && asked) this.parts = this.parts.with(part, asked.part);
      this.claims.set(person, taken('phone', part, this.now, null));
      if (this.quota > 0) expect(this.held().length, 'never more').toBeLessThanOrEqual(this.quota);
      return this.say('taken');
    }
  }

  /** `findRoom`: parts to ask, none of a sold-out promo, `null` where it was dealt or freed. */
  private look(): number[] | null {
    if (this.quota === 0) return null;
    const seen = survey(this.parts, this.quota, this.besides());
    if (seen.kind === 'ask') return seen.parts;
    if (seen.kind === 'deal') {
      this.parts = deal(this.quota, this.parts, this.besides());
      this.say('dealt');
      return null;
    }
    const lapsed = [...this.claims].filter(([, claim]) => isFreeable(claim, this.now));
    for (const [person, claim] of lapsed) this.free(person, claim);
    if (lapsed.length > 0) return null;
    expect(this.held().length, 'nothing is left').toBeGreaterThanOrEqual(this.quota);
    return [];
  }

  private free(person: number, claim: ClaimState): void {
    this.unit(claim);
    this.claims.set(person, freed(claim));
    this.say('freed');
  }
  private unit({ part: n }: ClaimState): void {
    const part = n === null ? undefined : this.parts[n];
    if (n !== null && part) this.parts = this.parts.with(n, giveBack(part));
  }

  private ofClaim(act: Extract<ClaimAct, { person: number }>): void {
    const claim = this.claims.get(act.person);
    if (!claim) return;
    const { person } = act;
    if (act.kind === 'release') {
      if (!isOpen(claim, this.now) || this.gone.has(person)) return;
      this.claims.set(person, returned(claim));
      this.say('released');
      return;
    }
    if (!('counter' in act)) return;
    const counter = { id: act.counter, name: null };
    if (act.kind === 'offline') {
      // Whoever keeps a ticket shows it, given back or not: without a signal a counter can't know.
      if (this.now < claim.lapsesAt && !this.withdrawn.has(act.counter))
        this.kept.push({ counter: act.counter, person, at: this.now, lapses: claim.lapsesAt });
      return;
    }
    if (this.withdrawn.has(act.counter)) return;
    if (act.kind === 'undo') {
      const next = undo(claim, counter, this.now);
      if (!next) return;
      this.claims.set(person, next);
      this.uses.set(person, (this.uses.get(person) ?? 0) - 1);
      this.say('undone');
      return;
    }
    const { outcome, next } = redeem(claim, counter, 'phone', this.now);
    if (next) this.use(person, next);
    this.say(outcome.kind);
  }

  private settle({ counter, person, at }: { counter: string; person: number; at: number }): void {
    const claim = this.claims.get(person);
    const end = this.withdrawn.get(counter);
    if (!claim || (end !== undefined && (at > end || end + OFFLINE_MS <= this.now))) return;
    const { outcome, next } = settle(claim, { id: counter, name: null }, at, this.now);
    if (next?.state === 'used' && claim.state !== 'used') {
      this.use(person, next);
      this.say(end === undefined ? 'settled' : 'settled after withdrawal');
      return;
    }
    if (next) this.claims.set(person, next);
    if (outcome.kind === 'used') this.say('double');
    if (outcome.kind === 'lapsed') this.say('settled too late');
    if (outcome.kind === 'redeemed') this.say('settled again');
  }

  private use(person: number, next: ClaimState): void {
    this.claims.set(person, next);
    this.uses.set(person, (this.uses.get(person) ?? 0) + 1);
  }

  private say(kind: string): void {
    this.told.add(kind);
  }
}
