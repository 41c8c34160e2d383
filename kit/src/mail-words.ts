/** Why what waits for a confirmed address goes on waiting, for who said that they had confirmed it. */
export const NOT_CONFIRMED =
  'Tu mail todavía no figura confirmado. Abrí el enlace que te mandamos y volvé a probar.';

/** The answer to who asks for another letter and needs none. */
export const CONFIRMED = 'Tu mail ya está confirmado.';

const CONFIRM = 'confirmá tu mail con el enlace que te mandamos';

/** Asks for the address to be confirmed; what follows ends the sentence. @param why 'Para publicar'; without it the words begin a sentence */
export const confirmMail = (why?: string): string => (why ? `${why}, ${CONFIRM}` : CONFIRM.replace('c', 'C'));
