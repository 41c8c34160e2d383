import { expect } from 'vitest';
import type { UnitPart } from '../attend/quota/units.ts';
import { partCount, take, takenIn } from '../attend/quota/units.ts';
import {
  applyRequest,
  freeOf,
  type LineParty,
  missing,
  type PartyChange,
  settle,
  waitingReads,
} from '../attend/seats/line.ts';

export type SeatAct =
  | { kind: 'go'; person: number; asked: number; random: number }
  | { kind: 'leave' | 'account'; person: number }
  | { kind: 'aforo'; aforo: number }
  | { kind: 'step'; which: number }
  | { kind: 'wait' }
  | { kind: 'off' };

/** Parties that one step moves up: few, so that several steps are needed. */
const MOST = 2;

/**
 * Models one date of an event in memory. Each step is one transaction of seats/, with the same plans. Follow-ups (moving more parties up,
 * the event's trigger) are later steps.
 */
export class SeatsWorld {
  aforo: number;
  now = 1000;
  parts: UnitPart[] = [];
  parties = new Map<string, LineParty>();
  /** Pending steps that move parties up. */
  pending = 0;
  isOn = true;
  outcomes = new Set<string>();

  constructor(aforo: number) {
    this.aforo = aforo;
  }

  private get had(): number {
    return [...this.parties.values()].reduce((sum, { held }) => sum + held, 0);
  }
  private waiting(): LineParty[] {
    const all = [...this.parties.values()].filter((party) => missing(party) > 0);
    return all.sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  }
  private readWaiting(free: number): LineParty[] {
    return waitingReads(free).flatMap(({ need, count }) =>
      this.waiting()
        .filter((party) => missing(party) === need)
        .slice(0, count),
    );
  }

  apply(act: SeatAct): void {
    const before = new Map([...this.parties].map(([id, party]) => [id, { ...party }]));
    const own = this.change(act);
    expect(takenIn(this.parts), 'the parts count all held seats').toBe(this.had);
    for (const [id, was] of before) {
      if (id === own || !this.isOn) continue;
      const is = this.parties.get(id);
      expect(
        is && is.held >= was.held && is.asked === was.asked && is.since === was.since,
        'no other party loses anything',
      ).toBe(true);
    }
  }

  /** @returns the id of the acting party */
  private change(act: SeatAct): string | null {
    switch (act.kind) {
      case 'go':
        return this.go(`p${act.person}`, act.asked, act.random);
      case 'leave':
      case 'account':
        return this.leave(`p${act.person}`);
      case 'aforo':
        this.record(act.aforo < this.had ? 'lowered below what is had' : 'changed');
        this.aforo = act.aforo;
        this.pending++;
        return null;
      case 'step':
        if (this.pending > 0 && act.which > 0) this.moveUp();
        return null;
      case 'wait':
        this.now += 1;
        return null;
      case 'off':
        this.isOn = false;
        this.parties.clear();
        this.parts = [];
        this.record('called off');
        return null;
    }
  }

  private go(id: string, asked: number, random: number): string {
    const before = this.parties.get(id) ?? null;
    const isFewer = before !== null && asked <= before.held;
    if (!this.isOn || !(this.aforo > 0 || isFewer) || before?.asked === asked) return id;
    const after = applyRequest(before, { id, asked, now: this.now });
    if (!before) {
      const n = random % partCount(this.aforo);
      const taken = take(this.parts[n], this.aforo, asked);
      if (taken.kind === 'taken') {
        const given = { ...after, held: asked, part: n };
        this.checkGiven([given], new Map([[id, 0]]), freeOf(this.aforo, this.parts));
        this.parts[n] = taken.part;
        this.parties.set(id, given);
        this.record('had of a part');
        return id;
      }
    }
    this.rearrange({ before, after });
    this.record(
      missing(this.parties.get(id) ?? after) > 0 ? (after.held > 0 ? 'waits for more' : 'waits') : 'had',
    );
    return id;
  }

  private leave(id: string): string {
    const before = this.parties.get(id);
    if (!before || !this.isOn) return id;
    this.parties.delete(id);
    this.rearrange({ before, after: null });
    this.record('left');
    return id;
  }

  private moveUp(): void {
    this.pending--;
    if (this.isOn) this.rearrange({ before: null, after: null });
  }

  private rearrange(change: PartyChange): void {
    const given = Math.max(0, (change.before?.held ?? 0) - (change.after?.held ?? 0));
    const waiting = this.readWaiting(freeOf(this.aforo + given, this.parts));
    const { parts, moved, isDone } = settle({ aforo: this.aforo, parts: this.parts, waiting }, change, MOST);
    const had = new Map(
      moved.map(({ id }) => [id, (change.after?.id === id ? change.after : this.parties.get(id))?.held ?? 0]),
    );
    if (change.after) this.parties.set(change.after.id, change.after);
    const free = freeOf(
      this.aforo,
      this.parts.map((part, n) => ({
        ...part,
        taken: part.taken - (n === change.before?.part ? given : 0),
      })),
    );
    this.checkGiven(moved, had, free);
    for (const party of moved) this.parties.set(party.id, party);
    this.parts = parts;
    if (moved.some(({ id }) => id !== change.after?.id)) this.record('moved up');
    if (isDone) return;
    this.pending++;
    this.record('more to move up');
  }

  /** Checks that each party that gets seats fits, and that no earlier waiting party would. */
  private checkGiven(given: LineParty[], had: Map<string, number>, before: number): void {
    let free = before;
    const done = new Set(given.map(({ id }) => id));
    for (const party of given) {
      const need = party.held - (had.get(party.id) ?? 0);
      for (const other of this.waiting())
        if (!done.has(other.id) && other.since < party.since && missing(other) <= free)
          expect.fail(`${other.id} came before ${party.id}, and fits`);
      expect(need, 'given seats are free').toBeLessThanOrEqual(free);
      free -= need;
    }
  }

  /** Runs all pending steps, and checks that no waiting party fits. */
  finish(): void {
    while (this.pending > 0) this.apply({ kind: 'step', which: 1 });
    if (!this.isOn) return;
    const free = freeOf(this.aforo, this.parts);
    for (const party of this.waiting()) {
      this.record('waits on');
      expect(missing(party), 'a waiting party does not fit').toBeGreaterThan(free);
    }
  }

  private record(kind: string): void {
    this.outcomes.add(kind);
  }
}
