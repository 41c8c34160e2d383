/** Pixels of share images (WhatsApp and the like). */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;
/** The product's own share image, also used where nothing is found. */
export const GENERAL_CARD = '/og/vidriera.jpg';
