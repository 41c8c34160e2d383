const MINUTE = 60;
const HOUR = 60 * MINUTE;

// Too many requests, and when to go on.

/** @param seconds until then; `null` if unknown */
export const tooMany = (seconds: number | null) =>
  `Hubo demasiados pedidos desde tu cuenta o tu conexión. Probá de nuevo ${seconds === null ? 'en un rato' : within(seconds)}.`;

/** 'en 5 minutos': rounds up. */
function within(seconds: number): string {
  if (seconds <= MINUTE) return 'en un minuto';
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes <= 90) return `en ${minutes} minutos`;
  return `en ${Math.ceil(seconds / HOUR)} horas`;
}
