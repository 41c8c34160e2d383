import type { Opinion } from './opinion.ts';

const CATEGORIES =
  'Fiestas Deportes Gastronomia Educacion Caridad Teatro Musica Turismo Empresarial Infantil Otros'.split(
    ' ',
  );

/** Parameters of the list of the agenda (docs of the wire contract, `GET /api/explore`), each by itself. */
const PARAMETERS = new Map<string, (value: string) => boolean>(
  Object.entries({
    tipo: (value: string) => ['evento', 'curso', 'promo'].includes(value),
    q: (value: string) => value.trim().length <= 100,
    categoria: (value: string) => CATEGORIES.includes(value),
    en: (value: string) => value.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
    modalidad: (value: string) => ['Presencial', 'Virtual'].includes(value),
    precio: (value: string) => ['gratis', 'gorra', 'pago'].includes(value),
    literal: (value: string) => value === '1',
    desde: isDay,
    hasta: isDay,
    limit: (value: string) => Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= 48,
  }),
);

/**
 * What a question to `/api/explore` must be answered: 200 (`good`) or 400 (`bad`). Of a cursor only what it says of days and
 * moments is known here; its form is the server's own affair.
 */
export function opinionOnExplore(asked: readonly [string, string][], cursor: unknown): Opinion {
  const query = asked.filter(([, value]) => value !== ''); // left empty is left out
  if (new Set(query.map(([name]) => name)).size < query.length) return 'open';
  if (!query.some(([name]) => name === 'tipo')) return 'bad';
  if (query.some(([name, value]) => PARAMETERS.get(name)?.(value) === false)) return 'bad';
  if (isImpossible(cursor)) return 'bad';
  return cursor === undefined &&
    query.every(([name]) => !['cursor', 'fecha', 'desde', 'hasta'].includes(name))
    ? 'good'
    : 'open';
}

/** A position in a list ('evento.upcoming.1795604400000.…') at a moment that no list is of, or of an item beyond what may be stored. */
function isImpossible(cursor: unknown): boolean {
  if (typeof cursor !== 'string' || cursor === '') return false;
  const [, , at, seconds = '0'] = cursor.split('.');
  const moment = Number(at || Number.NaN);
  return !(moment >= 0 && moment <= Date.UTC(2200, 0)) || Math.abs(Number(seconds)) > 253_402_300_799;
}
function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return (
    Number.isFinite(moment) &&
    new Date(moment).toISOString().slice(0, 10) === text &&
    text >= '1970-01-01' &&
    text < '2200-01-01'
  );
}
