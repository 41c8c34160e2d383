import { MAX_SEATS } from '@vidriera/domain/seats/limits';
import { deal, freeIn, partCount, takenIn, type UnitPart } from '../claims/units.ts';

/**
 * The line before the seats of one date. Seats are counted in parts, as a promo's quota is (claims/units.ts); which part a party's are counted in is
 * of no meaning to anybody. What is said here knows neither events nor Firestore.
 *
 * Between any two transactions nobody waits who would fit: whoever frees seats moves up who fits in the same step, oldest first. So a part that has room
 * may give it to who comes, without looking at the line.
 */
export interface LineParty {
  id: string;
  /** Seats that it has. */
  held: number;
  /** Seats that it asked for last; more than it has where it waits. */
  asked: number;
  /** When it asked for as many, in milliseconds. */
  since: number;
  /** In which part its seats are counted; `null` where it has none. */
  part: number | null;
}

/** One party before and after it asks or leaves. */
export interface PartyChange {
  before: LineParty | null;
  after: LineParty | null;
}

export interface Settled {
  parts: UnitPart[];
  /** Who moved up, as they are then; the changed party too, where it did. */
  moved: LineParty[];
  /** Whether all who fit have moved up; else it is to be asked again, and till then no part gives anything. */
  isDone: boolean;
}

/** Parties that one step moves up. */
const MOVED_AT_ONCE = 50;
/** Of parts that give nothing until all who wait and fit have moved up. */
const UNDEALT = -1;

/** Seats that a party waits for. */
export const missing = ({ asked, held }: Pick<LineParty, 'asked' | 'held'>): number => asked - held;

/** Seats that nobody has. Where it was lowered below what is taken, none. */
export const freeOf = (aforo: number, parts: readonly UnitPart[]): number =>
  Math.max(0, aforo - takenIn(parts));

/**
 * A party that asks for so many seats: what it has too many is given up at once, what it has too few is waited for. Who asks for more than before stands
 * at the end of the line, or one seat would hold the place of four; who asks for fewer keeps the place.
 */
export function asking(
  own: LineParty | null,
  { id, asked, now }: { id: string; asked: number; now: number },
): LineParty {
  if (!own) return { id, held: 0, asked, since: now, part: null };
  const held = Math.min(own.held, asked);
  return { ...own, held, asked, since: asked > own.asked ? now : own.since };
}

/** The part that the fewest seats are counted in, of those there are to be. */
function emptiest(taken: readonly number[], aforo: number): number {
  let best = 0;
  for (let n = 1; n < partCount(aforo); n++) if ((taken[n] ?? 0) < (taken[best] ?? 0)) best = n;
  return best;
}

const inLine = (a: LineParty, b: LineParty): number => a.since - b.since || (a.id < b.id ? -1 : 1);

/**
 * Takes a change in, and moves up who waits and fits: the oldest first, and past a party that does not fit a later one that does.
 * @param waiting the others that wait, as many as may move up at least
 */
export function settle(
  { aforo, parts, waiting }: { aforo: number; parts: readonly UnitPart[]; waiting: readonly LineParty[] },
  { before, after }: PartyChange = { before: null, after: null },
  most = MOVED_AT_ONCE,
): Settled {
  const given = (before?.held ?? 0) - (after?.held ?? 0);
  const taken = parts.map((part, n) => part.taken - (n === before?.part ? given : 0));
  let free = Math.max(0, aforo - taken.reduce((sum, one) => sum + one, 0));
  const others = waiting.filter(({ id }) => id !== before?.id && id !== after?.id);
  const line = [...others, ...(after && missing(after) > 0 ? [after] : [])].sort(inLine);
  const moved: LineParty[] = [];
  for (const party of line) {
    const need = missing(party);
    if (need > free) continue;
    if (moved.length === most) return { parts: undealt(taken), moved, isDone: false };
    const part = party.part ?? emptiest(taken, aforo);
    taken[part] = (taken[part] ?? 0) + need;
    free -= need;
    moved.push({ ...party, held: party.asked, part });
  }
  return { parts: dealt(aforo, parts, taken, free), moved, isDone: true };
}

const undealt = (taken: readonly number[]): UnitPart[] =>
  taken.map((one) => ({ quota: UNDEALT, share: 0, taken: one ?? 0 }));

/** The parts with what is taken by now; dealt anew where what is free lies in the wrong places, or belongs to none. */
function dealt(
  aforo: number,
  parts: readonly UnitPart[],
  taken: readonly number[],
  free: number,
): UnitPart[] {
  const kept = Array.from(taken, (one = 0, n) => ({ quota: aforo, share: 0, ...parts[n], taken: one }));
  const given = kept.reduce((sum, part) => sum + freeIn(part), 0);
  const isRight = kept.length > 0 && kept.every(({ quota }) => quota === aforo) && given === free;
  return isRight ? kept : deal(aforo, kept, 0, MAX_SEATS);
}

/**
 * How many that wait for each number of seats may move up at most, by what is free: so many of each have to be looked at, and one more, for one of them may be
 * who asks for another number.
 */
export const worthLooking = (free: number): { need: number; count: number }[] =>
  Array.from({ length: Math.min(free, MAX_SEATS) }, (_, i) => ({
    need: i + 1,
    count: 1 + Math.min(MOVED_AT_ONCE + 1, Math.floor(free / (i + 1))),
  }));
