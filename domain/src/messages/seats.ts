import { MAX_DOWN } from '../seats/limits.ts';

/** Seats of events. */
export const seats = {
  mailNotConfirmed: 'Para pedir lugar, primero confirmá tu mail.',
  noMail: 'Tu mail no está confirmado: si algo cambia, te avisamos acá y no por mail.',
  noEvent: 'Ese evento ya no está, o no es ese día.',
  over: 'Para esa fecha ya no se piden lugares.',
  tooManyDown: `Ya estás en ${MAX_DOWN} fechas. Dejá alguna para anotarte en otra.`,
  busy: 'Hay mucha gente anotándose a la vez. Probá de nuevo en unos segundos.',
  notYours: 'Este evento no es tuyo.',
  /** Why an event changed, in its creator's own words: others read them as theirs, not as Vidriera's. */
  reason: (aviso: string) => `Quien organiza dice: «${aviso}»`,
} as const;
