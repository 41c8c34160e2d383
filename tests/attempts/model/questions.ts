import type { Opinion } from './opinion.ts';

const CATEGORIES =
  'Fiestas Deportes Gastronomia Educacion Caridad Teatro Musica Turismo Empresarial Infantil Otros'.split(
    ' ',
  );

/** Single parameters of `GET /api/explore`. */
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
 * Returns the expected answer of `/api/explore`: 200 (`good`) or 400 (`bad`). Checks only a cursor's days and
 * moments; its form is the server's.
 */
export function opinionOnExplore(asked: readonly [string, string][], cursor: unknown): Opinion {
  const query = asked.filter(([, value]) => value !== ''); // an empty one counts as missing
  if (new Set(query.map(([name]) => name)).size < query.length) return 'open';
  if (!query.some(([name]) => name === 'tipo')) return 'bad';
  if (query.some(([name, value]) => PARAMETERS.get(name)?.(value) === false)) return 'bad';
  if (isImpossible(cursor)) return 'bad';
  return cursor === undefined &&
    query.every(([name]) => !['cursor', 'fecha', 'desde', 'hasta'].includes(name))
    ? 'good'
    : 'open';
}

/** Returns whether a position ('evento.upcoming.1795604400000.…') has a moment of no list or item. */
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
