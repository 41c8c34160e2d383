/** The minimum that the hero claims. */
export const CLAIM = { eventos: 100, promos: 50 } as const;

/** '+100', '+200', …: the count rounded down to a multiple of the claim, at least the claim */
export const countText = (count: number | undefined, claim: number): string =>
  `+${(Math.max(1, Math.floor((count ?? 0) / claim)) * claim).toLocaleString('es-AR')}`;
