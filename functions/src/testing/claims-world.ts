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
} from '../attend/claims/claim.ts';
import {
  deal,
  giveBack,
  partCount,
  survey,
  take,
  takenIn,
  type UnitPart,
  undealt,
} from '../attend/quota/units.ts';

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
 * Models a promo with its people and counters in memory. Each step is one transaction of claims/, with the same plans.
 * Presses advance step by step in any order; each taking checks the quota.
 */
export class World {
  quota: number;
  now = 1_000_000_000;
  parts: UnitPart[] = [];
  claims = new Map<number, ClaimState>();
  gone = new Set<number>();
  withdrawn = new Map<string, number>();
  exists = true;
  presses: Press[] = [];
  /** Redemptions that counters took offline. */
  offline: { counter: string; person: number; at: number; lapses: number }[] = [];
  /** Uses of each claim, minus undone ones. */
  uses = new Map<number, number>();
  outcomes = new Set<string>();

  constructor(quota: number) {
    this.quota = quota;
  }

  private held(): ClaimState[] {
    return [...this.claims.values()].filter(holds);
  }
  private partless(): number {
    return this.held().filter(({ part }) => part === null).length;
  }

  check(): void {
    expect(takenIn(this.parts) + this.partless()).toBe(this.exists ? this.held().length : 0);
    for (const [person, claim] of this.claims)
      expect(this.uses.get(person) ?? 0, 'each use counts once').toBe(claim.state === 'used' ? 1 : 0);
    for (const { person, lapses } of this.exists ? this.offline : []) {
      const claim = this.claims.get(person);
      const isInTime = this.now < lapses + OFFLINE_MS;
      if (isInTime)
        expect(claim && holds(claim), 'an offline redemption has a unit until it is settled').toBe(true);
    }
  }

  apply(act: ClaimAct): void {
    switch (act.kind) {
      case 'press':
        this.presses.push(this.press(act.person));
        return;
      case 'step':
        this.advance(act.which, act.random);
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
        this.exists = false;
        this.claims.clear();
        this.uses.clear();
        this.parts = [];
        return;
      case 'signal':
        for (const code of this.offline.filter(({ counter }) => counter === act.counter)) {
          this.settle(code);
          if (act.twice) this.settle(code);
        }
        this.offline = this.offline.filter(({ counter }) => counter !== act.counter);
        return;
      default:
        this.applyToClaim(act);
    }
  }

  finish(): void {
    for (let i = 0; this.presses.length > 0; i++) this.advance(i, i * 37);
  }

  private advance(which: number, random: number): void {
    if (this.presses.length === 0) return;
    const n = which % this.presses.length;
    if (this.presses[n]?.next(random).done) this.presses.splice(n, 1);
  }

  /** Models `takePromo`. */
  private *press(person: number): Press {
    let among: number[] | null = null;
    for (let tries = 0; tries < 30; tries++) {
      const random: number = yield;
      if (!this.exists) return this.record('not-found');
      if (this.gone.has(person)) return this.record('had-one');
      const claim = this.claims.get(person);
      if (claim && isReturned(claim, this.now)) {
        this.claims.set(person, reopened(claim, 'phone'));
        this.record('taken up again');
        return;
      }
      if (claim && !mayTakeAnew(claim)) {
        if (!isFreeable(claim, this.now)) return this.record('held');
        this.free(person, claim);
        continue;
      }
      const pick = among ?? Array.from({ length: partCount(this.quota) }, (_, n) => n);
      const part = this.quota === 0 ? null : (pick[random % pick.length] ?? 0);
      among = null;
      const outcome = part === null ? null : take(this.parts[part], this.quota);
      if (outcome?.kind === 'outdated-parts' || outcome?.kind === 'part-full') {
        yield;
        if (!this.exists) continue;
        among = this.findRoom();
        if (among?.length === 0) return this.record('sold-out');
        continue;
      }
      if (part === null) this.parts = undealt(this.parts);
      if (part !== null && outcome) this.parts = this.parts.with(part, outcome.part);
      this.claims.set(person, taken('phone', part, this.now, null));
      if (this.quota > 0)
        expect(this.held().length, 'claims fit into the quota').toBeLessThanOrEqual(this.quota);
      return this.record('taken');
    }
  }

  /** Models `findRoom`. Returns the parts to try: none if sold out, `null` after dealing or freeing. */
  private findRoom(): number[] | null {
    if (this.quota === 0) return null;
    const seen = survey(this.parts, this.quota, this.partless());
    if (seen.kind === 'ask') return seen.parts;
    if (seen.kind === 'outdated-parts') {
      this.parts = deal(this.quota, this.parts, this.partless());
      this.record('dealt');
      return null;
    }
    const lapsed = [...this.claims].filter(([, claim]) => isFreeable(claim, this.now));
    for (const [person, claim] of lapsed) this.free(person, claim);
    if (lapsed.length > 0) return null;
    expect(this.held().length, 'a sold-out promo has no free unit').toBeGreaterThanOrEqual(this.quota);
    return [];
  }

  private free(person: number, claim: ClaimState): void {
    this.unit(claim);
    this.claims.set(person, freed(claim));
    this.record('freed');
  }
  private unit({ part: n }: ClaimState): void {
    const part = n === null ? undefined : this.parts[n];
    if (n !== null && part) this.parts = this.parts.with(n, giveBack(part));
  }

  private applyToClaim(act: Extract<ClaimAct, { person: number }>): void {
    const claim = this.claims.get(act.person);
    if (!claim) return;
    const { person } = act;
    if (act.kind === 'release') {
      if (!isOpen(claim, this.now) || this.gone.has(person)) return;
      this.claims.set(person, returned(claim));
      this.record('released');
      return;
    }
    if (!('counter' in act)) return;
    const counter = { id: act.counter, name: null };
    if (act.kind === 'offline') {
      // An offline counter also accepts the ticket of a returned claim.
      if (this.now < claim.lapsesAt && !this.withdrawn.has(act.counter))
        this.offline.push({ counter: act.counter, person, at: this.now, lapses: claim.lapsesAt });
      return;
    }
    if (this.withdrawn.has(act.counter)) return;
    if (act.kind === 'undo') {
      const { next } = undo(claim, counter, this.now, this.now);
      if (!next) return;
      this.claims.set(person, next);
      this.uses.set(person, (this.uses.get(person) ?? 0) - 1);
      this.record('undone');
      return;
    }
    const { outcome, next } = redeem(claim, counter, 'phone', this.now);
    if (next) this.use(person, next);
    this.record(outcome.kind);
  }

  private settle({ counter, person, at }: { counter: string; person: number; at: number }): void {
    const claim = this.claims.get(person);
    const end = this.withdrawn.get(counter);
    if (!claim || (end !== undefined && (at > end || end + OFFLINE_MS <= this.now))) return;
    const { outcome, next } = settle(claim, { id: counter, name: null }, at, this.now);
    if (next?.state === 'used' && claim.state !== 'used') {
      this.use(person, next);
      this.record(end === undefined ? 'settled' : 'settled after withdrawal');
      return;
    }
    if (next) this.claims.set(person, next);
    if (outcome.kind === 'used') this.record('double');
    if (outcome.kind === 'lapsed') this.record('settled too late');
    if (outcome.kind === 'redeemed') this.record('settled again');
  }

  private use(person: number, next: ClaimState): void {
    this.claims.set(person, next);
    this.uses.set(person, (this.uses.get(person) ?? 0) + 1);
  }

  private record(kind: string): void {
    this.outcomes.add(kind);
  }
}
