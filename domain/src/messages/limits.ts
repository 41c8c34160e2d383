const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Whoever asks for too much, and when they may go on. */
export const limits = {
  /** @param seconds until then; `null` where nobody said */
  tooMany: (seconds: number | null) =>
    `Hubo demasiados pedidos desde tu cuenta o tu conexión. Probá de nuevo ${seconds === null ? 'en un rato' : within(seconds)}.`,
} as const;

/** 'en 5 minutos': never less than it is. */
function within(seconds: number): string {
  if (seconds <= MINUTE) return 'en un minuto';
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes <= 90) return `en ${minutes} minutos`;
  return `en ${Math.ceil(seconds / HOUR)} horas`;
}
