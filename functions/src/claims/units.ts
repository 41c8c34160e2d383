/**
 * How a quota is kept where many take of it at once: in parts, each a document of its own. A part has a share of the quota, and says how
 * many of it are taken; who takes units needs one part that has them. What is said here knows neither promos nor Firestore.
 */
export interface UnitPart {
  /** The quota it was dealt for. */
  quota: number;
  share: number;
  taken: number;
}

/** Units that are worth a part of their own, and parts at most. */
const UNITS_A_PART = 25;
const MAX_PARTS = 20;

/** In how many parts a quota is kept. */
export const partCount = (quota: number): number => Math.min(MAX_PARTS, Math.ceil(quota / UNITS_A_PART));

/** Units that may still be taken of a part. */
export const freeIn = ({ share, taken }: UnitPart): number => Math.max(0, share - taken);

/** Units taken of all parts together. */
export const takenIn = (parts: readonly UnitPart[]): number =>
  parts.reduce((sum, { taken }) => sum + taken, 0);

/**
 * Deals a quota anew, over parts as they are: what is taken stays where it is, and what is left is spread in lots. Where more is taken than the
 * quota has, nothing is left, and no part has a share: what is given back then is nobody's until it is dealt again.
 * @param besides units taken that no part knows of
 * @param lot units that somebody may take at once: one part shall have them
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

/** Parts that no quota is dealt for: the next press under a quota deals it anew, and counts what was taken meanwhile without a part. */
export const undealt = (parts: readonly UnitPart[]): UnitPart[] =>
  parts.map((part) => ({ ...part, quota: 0 }));

/** What comes of asking one part for units. `deal`: it was dealt for another quota, or not yet. */
export type TakenUnits = { kind: 'taken'; part: UnitPart } | { kind: 'full' } | { kind: 'deal' };

/** Takes units of a part. @param part `undefined` where there is none yet */
export function take(part: UnitPart | undefined, quota: number, units = 1): TakenUnits {
  if (part?.quota !== quota) return { kind: 'deal' };
  if (freeIn(part) < units) return { kind: 'full' };
  return { kind: 'taken', part: { ...part, taken: part.taken + units } };
}

/** Gives units back to the part they were taken of. */
export const giveBack = (part: UnitPart, units = 1): UnitPart => ({
  ...part,
  taken: Math.max(0, part.taken - units),
});

/** What to do where a part had too little: ask these others, deal what lies in the wrong places or belongs to none, or give up. */
export type Survey = { kind: 'ask'; parts: number[] } | { kind: 'deal' } | { kind: 'full' };

/**
 * Looks at all parts together.
 * @param besides units taken that no part knows of
 */
export function survey(parts: readonly UnitPart[], quota: number, besides = 0, units = 1): Survey {
  if (parts.length === 0 || parts.some((part) => part.quota !== quota)) return { kind: 'deal' };
  const having = parts.flatMap((part, n) => (freeIn(part) >= units ? [n] : []));
  if (having.length > 0) return { kind: 'ask', parts: having };
  return takenIn(parts) + besides + units <= quota ? { kind: 'deal' } : { kind: 'full' };
}
