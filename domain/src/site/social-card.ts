/** Pixels of the pictures shown where a link is shared (WhatsApp and the like). */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;
/** The product's own card: for pages without one, and for what is not there. */
export const GENERAL_CARD = '/og/vidriera.jpg';
