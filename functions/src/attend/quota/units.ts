/** A part of a quota, one document each, so that many people may take at once. */
export interface UnitPart {
  /** The whole quota of its deal. */
  quota: number;
  share: number;
  taken: number;
}

/** Smallest part, and most parts. */
const UNITS_A_PART = 25;
const MAX_PARTS = 20;

export const partCount = (quota: number): number => Math.min(MAX_PARTS, Math.ceil(quota / UNITS_A_PART));

export const freeIn = ({ share, taken }: UnitPart): number => Math.max(0, share - taken);

export const takenIn = (parts: readonly UnitPart[]): number =>
  parts.reduce((sum, { taken }) => sum + taken, 0);

/**
 * Deals a quota over parts. Taken units stay; the rest is spread in lots.
 * @param besides units that no part counts
 * @param lot units that must fit one part
 */
export function deal(quota: number, parts: readonly UnitPart[], besides = 0, lot = 1): UnitPart[] {
  const count = partCount(quota);
  const all = Array.from({ length: Math.max(count, parts.length) }, (_, n) => parts[n]?.taken ?? 0);
  const left = Math.max(0, quota - besides - all.reduce((sum, taken) => sum + taken, 0));
  const lots = Math.floor(left / lot);
  const spread = (n: number): number => {
    if (n >= count || left === 0) return 0;
    const own = Math.floor(lots / count) + (n < lots % count ? 1 : 0);
    return own * lot + (n === 0 ? left % lot : 0);
  };
  return all.map((taken, n) => ({ quota, taken, share: spread(n) > 0 ? taken + spread(n) : 0 }));
}

/** Voids the parts' quota, so that the next request deals again. */
export const undealt = (parts: readonly UnitPart[]): UnitPart[] =>
  parts.map((part) => ({ ...part, quota: 0 }));

/** `outdated-parts`: the part is of another quota. */
export type TakenUnits =
  | { kind: 'taken'; part: UnitPart }
  | { kind: 'part-full' }
  | { kind: 'outdated-parts' };

export function take(part: UnitPart | undefined, quota: number, units = 1): TakenUnits {
  if (part?.quota !== quota) return { kind: 'outdated-parts' };
  if (freeIn(part) < units) return { kind: 'part-full' };
  return { kind: 'taken', part: { ...part, taken: part.taken + units } };
}

export const giveBack = (part: UnitPart, units = 1): UnitPart => ({
  ...part,
  taken: Math.max(0, part.taken - units),
});

/** Try other parts, deal again, or give up. */
export type Survey = { kind: 'ask'; parts: number[] } | { kind: 'outdated-parts' } | { kind: 'sold-out' };

/** Decides from all parts. @param besides units that no part counts */
export function survey(parts: readonly UnitPart[], quota: number, besides = 0, units = 1): Survey {
  if (parts.length === 0 || parts.some((part) => part.quota !== quota)) return { kind: 'outdated-parts' };
  const having = parts.flatMap((part, n) => (freeIn(part) >= units ? [n] : []));
  if (having.length > 0) return { kind: 'ask', parts: having };
  return takenIn(parts) + besides + units <= quota ? { kind: 'outdated-parts' } : { kind: 'sold-out' };
}
