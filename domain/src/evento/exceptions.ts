import { addDays, type Dia } from '../values/fecha.ts';
import { oneLine } from '../values/one-line.ts';
import type { DateException, Exceptions } from './occurrence.ts';

/** Reads '2026-12-07|cancelado', '2026-12-14|21:00|23:00', '2026-12-21|agotado' and '2026-12-28|21:00|23:00|agotado'. The first entry of a date counts. */
export function readExceptions(texts: readonly string[]): Exceptions {
  const all = new Map<Dia, DateException | null>();
  for (const text of texts) {
    const [dia = '', ...rest] = text.split('|');
    const [horaInicio, horaFin] = rest;
    const soldOut = rest.at(-1) === 'agotado' && { agotado: true };
    const hours = horaInicio && horaFin ? { horaInicio, horaFin } : null;
    if (!all.has(dia)) all.set(dia, hours || soldOut ? { ...hours, ...soldOut } : null);
  }
  return all;
}

/** Writes exceptions sorted, without those before a day. */
export const writeExceptions = (all: Exceptions, since: Dia): string[] =>
  [...all]
    .filter(([dia]) => dia >= addDays(since, -1))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dia, own]) => [dia, ...wordsOf(own)].join('|'));

const wordsOf = (own: DateException | null): string[] =>
  own
    ? [
        ...(own.horaInicio && own.horaFin ? [own.horaInicio, own.horaFin] : []),
        ...(own.agotado ? ['agotado'] : []),
      ]
    : ['cancelado'];

/** Reads why single dates differ: '2027-01-01|Año nuevo'. */
export const readDayTexts = (texts: readonly string[] = []): ReadonlyMap<Dia, string> =>
  new Map(texts.map((text) => [text.slice(0, 10), text.slice(11)]));

/** Writes notes sorted, without empty ones and those before a day. */
export const writeDayTexts = (notes: ReadonlyMap<Dia, string>, since: Dia): string[] =>
  [...notes]
    .filter(([dia, note]) => dia >= addDays(since, -1) && note !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dia, note]) => `${dia}|${oneLine(note)}`);
