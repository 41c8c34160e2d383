import { apiPaths } from '@vidriera/domain/api/api';
import { CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import fc from 'fast-check';

/** A question to the API. `cursor` is a text, or the number of a real one from an earlier answer. */
export interface ApiQuestion {
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
  dia: option(fc.constantFrom('lunes', 'sabado')),
};
const explore: fc.Arbitrary<ApiQuestion> = fc
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
  .map((query): ApiQuestion => ({ path: '/api/agenda/dias', query: given(query) }));
const suggestions = fc
  .record({
    q: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((q) => q.trim() !== ''),
      fc.constantFrom('milnoga', 'ana', 'mi'),
    ),
    literal: option(fc.constant('1')),
    ...narrowing,
  })
  .map((query): ApiQuestion => ({ path: '/api/agenda/sugerencias', query: given(query) }));
const plain = (path: string): fc.Arbitrary<ApiQuestion> => fc.constant({ path, query: [] });
const itemQuestion = (pathOf: (tipo: string, id: string) => string, ...names: string[]) =>
  fc.constantFrom(...names).map((name): ApiQuestion => {
    const [tipo = '', id = ''] = name.split('/');
    return { path: pathOf(tipo, id), query: [] };
  });
const profile: fc.Arbitrary<ApiQuestion> = fc
  .record({
    username: fc.constantFrom('ana', 'beto', 'caro', 'oculta'),
    tab: option(fc.constantFrom('info', 'links', 'eventos', 'cursos', 'promos')),
  })
  .map(({ username, tab }) => ({ path: apiPaths.perfil(username), query: given({ tab }) }));

const EVENTS = ['evento/hoy', 'evento/lunes'];
/** Valid questions by address, with their weights. */
const QUESTIONS: Record<keyof typeof apiPaths, [weight: number, fc.Arbitrary<ApiQuestion>]> = {
  explore: [10, explore],
  days: [2, days],
  suggestions: [2, suggestions],
  item: [2, itemQuestion(apiPaths.item, ...EVENTS, 'curso/enero', 'promo/siempre', 'link/seguro')],
  calendar: [1, itemQuestion(apiPaths.calendar, ...EVENTS)],
  related: [1, itemQuestion(apiPaths.related, ...EVENTS)],
  perfil: [4, profile],
  featured: [1, plain(apiPaths.featured)],
  categorias: [1, plain(apiPaths.categorias)],
  zonas: [1, plain(apiPaths.zonas)],
  changed: [1, plain(apiPaths.changed)],
  place: [1, plain(apiPaths.place('rosario'))],
  health: [1, plain(apiPaths.health)],
};

export const rightQuestion: fc.Arbitrary<ApiQuestion> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(1000).map((cursor): ApiQuestion => ({ path: '', query: [], cursor })) },
  ...Object.values(QUESTIONS).map(([weight, arbitrary]) => ({ weight, arbitrary })),
);
