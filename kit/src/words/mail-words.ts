/** For people who press "confirmed" before confirming. */
export const NOT_CONFIRMED =
  'Tu mail todavía no figura confirmado. Abrí el enlace que te mandamos y volvé a probar.';

/** For people who request another letter after confirming. */
export const CONFIRMED = 'Tu mail ya está confirmado.';

const CONFIRM = 'confirmá tu mail con el enlace que te mandamos';

/** Asks to confirm the address; the caller ends the sentence. @param why 'Para publicar'; missing: the text begins the sentence */
export const confirmMail = (why?: string): string => (why ? `${why}, ${CONFIRM}` : CONFIRM.replace('c', 'C'));
