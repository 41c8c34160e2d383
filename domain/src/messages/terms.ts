/** Accepting new terms. By itself: few people ever read it. */
export const termsMessages = {
  unmarked: 'Marcá la casilla para aceptar los términos.',
  accepted: '✅ Aceptaste los términos',
} as const;
