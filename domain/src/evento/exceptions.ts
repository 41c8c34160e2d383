import { addDays, type Dia } from '../values/fecha.ts';
import type { Exceptions, Hours } from './occurrence.ts';

/** Reads '2026-12-07|cancelado' and '2026-12-14|21:00|23:00'. The first entry of a date counts. */
export function readExceptions(texts: readonly string[]): Exceptions {
  const all = new Map<Dia, Hours | null>();
  for (const text of texts) {
    const [dia = '', horaInicio = null, horaFin = null] = text.split('|');
    if (!all.has(dia)) all.set(dia, horaFin ? { horaInicio, horaFin } : null);
  }
  return all;
}

/** Writes exceptions sorted, without those before a day. */
export const writeExceptions = (all: Exceptions, since: Dia): string[] =>
  [...all]
    .filter(([dia]) => dia >= addDays(since, -1))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dia, hours]) => (hours ? [dia, hours.horaInicio, hours.horaFin].join('|') : `${dia}|cancelado`));
