import { expect } from 'vitest';
import type { UnitPart } from '../claims/units.ts';
import { partCount, take, takenIn } from '../claims/units.ts';
import {
  asking,
  freeOf,
  type LineParty,
  missing,
  type PartyChange,
  settle,
  worthLooking,
} from '../seats/line.ts';

export type SeatAct =
  | { kind: 'go'; person: number; asked: number; random: number }
  | { kind: 'leave' | 'account'; person: number }
  | { kind: 'aforo'; aforo: number }
  | { kind: 'step'; which: number }
  | { kind: 'wait' }
  | { kind: 'off' };

/** Parties that one step moves up here: so few that it takes several. */
const MOST = 2;

/**
 * One date of an event in memory: the transactions of seats/ as steps that nothing comes between, over the same plans. What follows a transaction (moving
 * more up, the trigger of a changed event) is a step of its own, taken whenever.
 */
export class SeatsWorld {
  aforo: number;
  now = 1000;
  parts: UnitPart[] = [];
  parties = new Map<string, LineParty>();
  /** How many movings-up are under way, or were set off by a change of the event. */
  pending = 0;
  isOn = true;
  told = new Set<string>();

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
  /** As many of those who wait as a transaction reads. */
  private looked(free: number): LineParty[] {
    return worthLooking(free).flatMap(({ need, count }) =>
      this.waiting()
        .filter((party) => missing(party) === need)
        .slice(0, count),
    );
  }

  happens(act: SeatAct): void {
    const before = new Map([...this.parties].map(([id, party]) => [id, { ...party }]));
    const own = this.does(act);
    expect(takenIn(this.parts), 'the parts have counted what is had').toBe(this.had);
    for (const [id, was] of before) {
      if (id === own || !this.isOn) continue;
      const is = this.parties.get(id);
      expect(
        is && is.held >= was.held && is.asked === was.asked && is.since === was.since,
        'nothing is lost',
      ).toBe(true);
    }
  }

  /** @returns whose party it was */
  private does(act: SeatAct): string | null {
    switch (act.kind) {
      case 'go':
        return this.go(`p${act.person}`, act.asked, act.random);
      case 'leave':
      case 'account':
        return this.leave(`p${act.person}`);
      case 'aforo':
        this.say(act.aforo < this.had ? 'lowered below what is had' : 'changed');
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
        this.say('called off');
        return null;
    }
  }

  private go(id: string, asked: number, random: number): string {
    const before = this.parties.get(id) ?? null;
    const isFewer = before !== null && asked <= before.held;
    if (!this.isOn || !(this.aforo > 0 || isFewer) || before?.asked === asked) return id;
    const after = asking(before, { id, asked, now: this.now });
    if (!before) {
      const n = random % partCount(this.aforo);
      const taken = take(this.parts[n], this.aforo, asked);
      if (taken.kind === 'taken') {
        const given = { ...after, held: asked, part: n };
        this.gave([given], new Map([[id, 0]]), freeOf(this.aforo, this.parts));
        this.parts[n] = taken.part;
        this.parties.set(id, given);
        this.say('had of a part');
        return id;
      }
    }
    this.rearrange({ before, after });
    this.say(
      missing(this.parties.get(id) ?? after) > 0 ? (after.held > 0 ? 'waits for more' : 'waits') : 'had',
    );
    return id;
  }

  private leave(id: string): string {
    const before = this.parties.get(id);
    if (!before || !this.isOn) return id;
    this.parties.delete(id);
    this.rearrange({ before, after: null });
    this.say('left');
    return id;
  }

  private moveUp(): void {
    this.pending--;
    if (this.isOn) this.rearrange({ before: null, after: null });
  }

  private rearrange(change: PartyChange): void {
    const given = Math.max(0, (change.before?.held ?? 0) - (change.after?.held ?? 0));
    const waiting = this.looked(freeOf(this.aforo + given, this.parts));
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
    this.gave(moved, had, free);
    for (const party of moved) this.parties.set(party.id, party);
    this.parts = parts;
    if (moved.some(({ id }) => id !== change.after?.id)) this.say('moved up');
    if (isDone) return;
    this.pending++;
    this.say('more to move up');
  }

  /** Each that is given seats, in their order, fits, and nobody who came before and waits on would have. */
  private gave(given: LineParty[], had: Map<string, number>, before: number): void {
    let free = before;
    const done = new Set(given.map(({ id }) => id));
    for (const party of given) {
      const need = party.held - (had.get(party.id) ?? 0);
      for (const other of this.waiting())
        if (!done.has(other.id) && other.since < party.since && missing(other) <= free)
          expect.fail(`${other.id} came before ${party.id}, and fits`);
      expect(need, 'no more than there are').toBeLessThanOrEqual(free);
      free -= need;
    }
  }

  /** All that was set off is done: nobody waits who fits. */
  finish(): void {
    while (this.pending > 0) this.happens({ kind: 'step', which: 1 });
    if (!this.isOn) return;
    const free = freeOf(this.aforo, this.parts);
    for (const party of this.waiting()) {
      this.say('waits on');
      expect(missing(party), 'no seat is free for who waits').toBeGreaterThan(free);
    }
  }

  private say(kind: string): void {
    this.told.add(kind);
  }
}
