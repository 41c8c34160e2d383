/** Event and course times are stored as 1970-01-01 plus HH:mm, in UTC. */

/** `'19:30'` → 1970-01-01T19:30:00Z; `null` for an empty or impossible time. */
export function horaToDate(text: string | null | undefined): Date | null {
  const parts = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text?.trim() ?? '');
  return parts ? new Date(Date.UTC(1970, 0, 1, Number(parts[1]), Number(parts[2]))) : null;
}

/** 1970-01-01T19:30:00Z → `'19:30'`; `''` for none. */
export function dateToHora(fecha: Date | null | undefined): string {
  return fecha ? fecha.toISOString().slice(11, 16) : '';
}
