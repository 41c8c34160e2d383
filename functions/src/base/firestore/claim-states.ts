/**
 * States of a claim. `returned`: given back; its unit stays reserved until offline counters have settled. `lapsed`, `freed`: the unit is
 * free; the claim keeps its nonce. `withdrawn`: the promo was deleted while the claim was open; kept for a month.
 */
export const STATES = ['open', 'used', 'returned', 'lapsed', 'freed', 'withdrawn'] as const;
export type State = (typeof STATES)[number];

export const UNUSED: readonly State[] = ['open', 'returned'];
/** States in which a claim holds a unit. */
export const HOLDING: readonly State[] = [...UNUSED, 'used'];
/** States of a person who took a promo and did not give it back. */
export const TAKEN: readonly State[] = ['open', 'used', 'lapsed'];
