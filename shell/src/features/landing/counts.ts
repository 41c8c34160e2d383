import { groupDigits } from '@vidriera/domain/values/group-digits';
/** The minimum that the hero claims. */
export const CLAIM = { eventos: 100, promos: 50 } as const;

/** '+100', '+200', …: the count rounded down to a multiple of the claim, at least the claim */
export const countText = (count: number | undefined, claim: number): string =>
  `+${groupDigits(Math.max(1, Math.floor((count ?? 0) / claim)) * claim)}`;
