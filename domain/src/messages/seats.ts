import { MAX_DOWN, MAX_REMINDERS, MESSAGES } from '../seats/limits.ts';
import { quoted } from '../values/isolated.ts';

export const notEnough = (free: number): string =>
  free === 0
    ? 'Ya no quedan lugares para esa fecha. Si querés, sumate a la lista de espera.'
    : `${free === 1 ? 'Queda 1 lugar' : `Quedan ${free} lugares`} para esa fecha. Pedí menos, o sumate a la lista de espera.`;
export const tooMany = (most: number): string =>
  `Para esa fecha podés pedir hasta ${most === 1 ? '1 lugar' : `${most} lugares`}.`;
export const mailNotConfirmed = 'Para pedir lugar, primero confirmá tu mail.';
export const noMail = 'Tu mail no está confirmado: si algo cambia, te avisamos acá y no por mail.';
export const noEvent = 'Ese evento ya no está, o no es ese día.';
export const over = 'Para esa fecha ya no se piden lugares.';
/** Beside a seat or a promo whose item is not shown for now; it says not why. */
export const unavailable = 'No disponible por ahora.';
export const paused = 'Este evento no está disponible por ahora: no se piden lugares.';
export const changed =
  'Tus lugares cambiaron en otra pestaña o en otro teléfono. Mirá cuántos tenés y elegí de nuevo.';
export const hadOne = 'Con tu mail ya se pidió lugar para esa fecha, desde otra cuenta.';
export const tooManyDown = `Ya estás en ${MAX_DOWN} fechas. Dejá alguna para anotarte en otra.`;
/** About "Avisame". */
export const remindNotConfirmed = 'Para que te avisemos, primero confirmá tu mail.';
export const tooLateToRemind = 'Falta muy poco: ya no llegamos a avisarte.';
export const tooManyReminders = `Ya tenés ${MAX_REMINDERS} avisos. Sacá alguno en Mis reservas para pedir otro.`;
export const reading = 'Mirando los lugares…';
export const notAsked = 'Ya no hay nada que responder sobre este evento.';
export const overToAnswer = 'Esa fecha ya empezó, o cambió: tus respuestas quedan como están.';
export const questionsChanged = 'Las preguntas cambiaron. Miralas de nuevo.';
/** The seat is kept. */
export const notAnswered = (why: string) => `Tu lugar está guardado, pero tus respuestas no. ${why}`;
export const answerMissing = 'Falta responder una pregunta.';
export const tooManyMessages = `Ya les escribiste ${MESSAGES.aDate} veces por esta fecha.`;
export const tooLateToWrite = `Se les puede escribir hasta ${MESSAGES.afterDays} días después de la fecha.`;
export const heldToWrite = 'Mientras el evento está en revisión no salen mensajes.';
export const nobodyToWrite = 'No hay nadie a quien escribirle.';
export const newToWrite = `Tu cuenta es nueva: por ahora podés escribirle a ${MESSAGES.newAccountPeople} personas por fecha.`;
export const overToMove = 'Esa fecha ya empezó: sus lugares quedan como están.';
/** Before the single date of an event with guests moves. @param when 'sábado 5 de diciembre, 21:00' */
export const keepPlaces = (people: string, isOne: boolean, when: string) =>
  `${people} ${isOne ? 'se anotó' : 'se anotaron'}. ¿${isOne ? 'Le' : 'Les'} guardamos el lugar para el ${when}?`;
export const keptPlaces =
  'Avisamos acá y por mail la fecha nueva. La lista de la puerta de la fecha vieja y los enlaces de quienes ayudan terminan.';
export const freePlaces = 'Si no, avisamos acá y por mail que cambió la fecha, y los lugares se liberan.';
export const notYours = 'Este evento no es tuyo.';
/** Attributes the creator's reason for a change, so that nobody takes it for Vidriera's. */
export const reason = (aviso: string) => `Quien organiza dice: ${quoted(aviso)}`;
