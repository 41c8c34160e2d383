import { CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import fc from 'fast-check';

/** A question to the API. `cursor` is the number of a real one, kept from an earlier answer, or a text. */
export interface Question {
  path: string;
  query: [name: string, value: string][];
  cursor?: number | string;
}

const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const given = (query: Record<string, string | undefined>): [string, string][] =>
  Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);

const narrowing = {
  en: option(fc.constantFrom('salta', 'san-telmo', 'buenos-aires', 'atlantida')),
  categoria: option(fc.constantFrom(...CATEGORIAS)),
  modalidad: option(fc.constantFrom('Presencial', 'Virtual')),
  precio: option(fc.constantFrom('gratis', 'gorra', 'pago')),
};
const explore: fc.Arbitrary<Question> = fc
  .record({
    tipo: fc.constantFrom('evento', 'curso', 'promo'),
    q: option(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.constantFrom('milonga', 'peña de hoy', 'dia', 'LÚNES', 'milnoga en Salta', 'buenos aires'),
      ),
    ),
    literal: option(fc.constant('1')),
    ...narrowing,
    fecha: option(fc.constantFrom('hoy', 'manana', 'finde', 'semana', 'mes', 'mas-adelante', 'sin-fecha')),
    limit: option(fc.integer({ min: 1, max: 48 }).map(String)),
  })
  .map((query) => ({ path: '/api/explore', query: given(query) }));
const days = fc
  .record({ q: option(fc.constantFrom('milonga', 'dia')), ...narrowing })
  .map((query): Question => ({ path: '/api/agenda/dias', query: given(query) }));
const suggestions = fc
  .record({
    q: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((q) => q.trim() !== ''),
      fc.constantFrom('milnoga', 'ana', 'mi'),
    ),
    literal: option(fc.constant('1')),
    ...narrowing,
  })
  .map((query): Question => ({ path: '/api/agenda/sugerencias', query: given(query) }));
const item: fc.Arbitrary<Question> = fc
  .tuple(
    fc.constantFrom('evento/hoy', 'evento/lunes', 'curso/enero', 'promo/siempre', 'link/seguro'),
    fc.constantFrom('', '/calendario.ics', '/relacionados'),
  )
  .map(([name, rest]) => ({ path: `/api/items/${name}${name.startsWith('evento') ? rest : ''}`, query: [] }));
const profile: fc.Arbitrary<Question> = fc
  .record({
    username: fc.constantFrom('ana', 'beto', 'caro', 'oculta'),
    tab: option(fc.constantFrom('info', 'links', 'eventos', 'cursos', 'promos')),
  })
  .map(({ username, tab }) => ({ path: `/api/perfiles/${username}`, query: given({ tab }) }));
const others = fc
  .constantFrom(
    '/api/destacados',
    '/api/categorias',
    '/api/agenda/zonas',
    '/api/agenda/cambios',
    '/api/agenda/lugares/rosario',
    '/api/salud',
  )
  .map((path): Question => ({ path, query: [] }));

export const rightQuestion: fc.Arbitrary<Question> = fc.oneof(
  { weight: 5, arbitrary: explore },
  { weight: 3, arbitrary: fc.nat(1000).map((cursor): Question => ({ path: '', query: [], cursor })) },
  { weight: 1, arbitrary: days },
  { weight: 1, arbitrary: suggestions },
  { weight: 2, arbitrary: item },
  { weight: 2, arbitrary: profile },
  { weight: 1, arbitrary: others },
);
