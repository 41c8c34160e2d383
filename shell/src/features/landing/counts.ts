/** What the hero claims before the true counts are higher. */
export const CLAIM = { eventos: 100, promos: 50 } as const;

/** '+100', '+200', …: the true count rounded down to a multiple of the claim, and never less than the claim. */
export const countText = (count: number | undefined, claim: number): string =>
  `+${(Math.max(1, Math.floor((count ?? 0) / claim)) * claim).toLocaleString('es-AR')}`;
