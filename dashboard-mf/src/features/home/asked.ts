import { LIMITS } from 'domain/values/limits';

/** Cards of each section. */
export const CARDS = 8;
/** How many of each kind `/all` asks for: of events a whole page, for today's stand apart. */
export const ASKED = { evento: LIMITS.maxPage, promo: CARDS, curso: CARDS };
