import { MAX_SEATS } from '@vidriera/domain/seats/limits';
import { deal, freeIn, partCount, takenIn, type UnitPart } from '../quota/units.ts';

/**
 * A party in the waiting line of one date. Seats are counted in parts (quota/units.ts); this file is pure.
 *
 * Between transactions no waiting party fits the free seats: a step that frees some moves up parties, oldest first.
 * So a new party may take seats from one part without reading the line.
 */
export interface LineParty {
  id: string;
  held: number;
  /** Seats of its last request; more than `held` while it waits. */
  asked: number;
  /** Place in the line: time of its last request for more seats, in milliseconds. */
  since: number;
  /** The part that counts its seats; `null` without seats. */
  part: number | null;
}

export interface PartyChange {
  before: LineParty | null;
  after: LineParty | null;
}

export interface Settled {
  parts: UnitPart[];
  /** Parties that moved up, in their new state; may include the changed party. */
  moved: LineParty[];
  /** Whether no other waiting party fits. If false, `parts` give no seats until a later call finishes. */
  isDone: boolean;
}

/** Most parties that one call moves up. */
const MOVED_AT_ONCE = 50;
/** A quota that equals no `aforo`, so `take` refuses. */
const UNDEALT = -1;

/** Returns the seats a party waits for. */
export const missing = ({ asked, held }: Pick<LineParty, 'asked' | 'held'>): number => asked - held;

/** Returns the free seats; 0 if `aforo` is below the taken ones. */
export const freeOf = (aforo: number, parts: readonly UnitPart[]): number =>
  Math.max(0, aforo - takenIn(parts));

/**
 * Applies a request to a party: surplus seats are given up, missing ones are waited for.
 * A larger request goes to the end of the line, else one seat would reserve the place of four. A smaller one keeps its place.
 */
export function applyRequest(
  own: LineParty | null,
  { id, asked, now }: { id: string; asked: number; now: number },
): LineParty {
  if (!own) return { id, held: 0, asked, since: now, part: null };
  const held = Math.min(own.held, asked);
  return { ...own, held, asked, since: asked > own.asked ? now : own.since };
}

/** Returns the part with the fewest taken seats, among the parts of this `aforo`. */
function emptiestPart(taken: readonly number[], aforo: number): number {
  let best = 0;
  for (let n = 1; n < partCount(aforo); n++) if ((taken[n] ?? 0) < (taken[best] ?? 0)) best = n;
  return best;
}

const oldestFirst = (a: LineParty, b: LineParty): number => a.since - b.since || (a.id < b.id ? -1 : 1);

/**
 * Applies a change and moves up waiting parties that fit, oldest first; skips those that don't fit.
 * @param waiting other waiting parties: at least those of `waitingReads`
 */
export function settle(
  { aforo, parts, waiting }: { aforo: number; parts: readonly UnitPart[]; waiting: readonly LineParty[] },
  { before, after }: PartyChange = { before: null, after: null },
  limit = MOVED_AT_ONCE,
): Settled {
  const freed = (before?.held ?? 0) - (after?.held ?? 0);
  const taken = parts.map((part, n) => part.taken - (n === before?.part ? freed : 0));
  let free = Math.max(0, aforo - taken.reduce((sum, count) => sum + count, 0));
  const otherParties = waiting.filter(({ id }) => id !== before?.id && id !== after?.id);
  const line = [...otherParties, ...(after && missing(after) > 0 ? [after] : [])].sort(oldestFirst);
  const moved: LineParty[] = [];
  for (const party of line) {
    const need = missing(party);
    if (need > free) continue;
    if (moved.length === limit) return { parts: undealt(taken), moved, isDone: false };
    const part = party.part ?? emptiestPart(taken, aforo);
    taken[part] = (taken[part] ?? 0) + need;
    free -= need;
    moved.push({ ...party, held: party.asked, part });
  }
  return { parts: dealt(aforo, parts, taken, free), moved, isDone: true };
}

const undealt = (taken: readonly number[]): UnitPart[] =>
  taken.map((count) => ({ quota: UNDEALT, share: 0, taken: count ?? 0 }));

/** Returns the parts with new counts. Deals again after a change of `aforo`, or if their free seats differ from `free`. */
function dealt(
  aforo: number,
  parts: readonly UnitPart[],
  taken: readonly number[],
  free: number,
): UnitPart[] {
  const kept = Array.from(taken, (count = 0, n) => ({ quota: aforo, share: 0, ...parts[n], taken: count }));
  const dealtFree = kept.reduce((sum, part) => sum + freeIn(part), 0);
  const isRight = kept.length > 0 && kept.every(({ quota }) => quota === aforo) && dealtFree === free;
  return isRight ? kept : deal(aforo, kept, 0, MAX_SEATS);
}

/**
 * Returns how many waiting parties to read per number of missing seats: ⌊free / need⌋ + 1, at most `MOVED_AT_ONCE` + 2.
 * The extra one replaces the changing party, which `settle` leaves out.
 */
export const waitingReads = (free: number): { need: number; count: number }[] =>
  Array.from({ length: Math.min(free, MAX_SEATS) }, (_, i) => ({
    need: i + 1,
    count: 1 + Math.min(MOVED_AT_ONCE + 1, Math.floor(free / (i + 1))),
  }));
