/** Told to people who say they confirmed their address and have not. */
export const NOT_CONFIRMED =
  'Tu mail todavía no figura confirmado. Abrí el enlace que te mandamos y volvé a probar.';

/** Told to people who ask for another letter and need none. */
export const CONFIRMED = 'Tu mail ya está confirmado.';

const CONFIRM = 'confirmá tu mail con el enlace que te mandamos';

/** Asks to confirm the address; the caller ends the sentence. @param why 'Para publicar'; without it the text begins a sentence */
export const confirmMail = (why?: string): string => (why ? `${why}, ${CONFIRM}` : CONFIRM.replace('c', 'C'));
