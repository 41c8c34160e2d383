import { MAX_DOWN, MAX_REMINDERS } from '../seats/limits.ts';
import { quoted } from '../values/isolated.ts';

export const seats = {
  notEnough: (free: number): string =>
    free === 0
      ? 'Ya no quedan lugares para esa fecha. Si querés, sumate a la lista de espera.'
      : `${free === 1 ? 'Queda 1 lugar' : `Quedan ${free} lugares`} para esa fecha. Pedí menos, o sumate a la lista de espera.`,
  tooMany: (most: number): string =>
    `Para esa fecha podés pedir hasta ${most === 1 ? '1 lugar' : `${most} lugares`}.`,
  mailNotConfirmed: 'Para pedir lugar, primero confirmá tu mail.',
  noMail: 'Tu mail no está confirmado: si algo cambia, te avisamos acá y no por mail.',
  noEvent: 'Ese evento ya no está, o no es ese día.',
  over: 'Para esa fecha ya no se piden lugares.',
  /** Beside a seat or a promo whose item is not shown for now; it says not why. */
  unavailable: 'No disponible por ahora.',
  paused: 'Este evento no está disponible por ahora: no se piden lugares.',
  hadOne: 'Con tu mail ya se pidió lugar para esa fecha, desde otra cuenta.',
  tooManyDown: `Ya estás en ${MAX_DOWN} fechas. Dejá alguna para anotarte en otra.`,
  /** About "Avisame". */
  remindNotConfirmed: 'Para que te avisemos, primero confirmá tu mail.',
  tooLateToRemind: 'Falta muy poco: ya no llegamos a avisarte.',
  tooManyReminders: `Ya tenés ${MAX_REMINDERS} avisos. Sacá alguno en Mis lugares para pedir otro.`,
  reading: 'Mirando los lugares…',
  busy: 'Hay mucha gente anotándose a la vez. Probá de nuevo en unos segundos.',
  notAsked: 'Ya no hay nada que responder sobre este evento.',
  notYours: 'Este evento no es tuyo.',
  /** Attributes the creator's reason for a change, so that nobody takes it for Vidriera's. */
  reason: (aviso: string) => `Quien organiza dice: ${quoted(aviso)}`,
} as const;
