import fc from 'fast-check';
import { cursor, forged, strange } from './cursors.ts';
import type { AnyMutation } from './mutated.ts';
import type { ApiQuestion } from './questions.ts';

const set = (name: string, value: string): AnyMutation<ApiQuestion> => ({
  what: `${name} is ${JSON.stringify(value).slice(0, 200)}`,
  apply: (question) => ({
    ...question,
    query: [...question.query.filter(([there]) => there !== name), [name, value]],
  }),
});
const segment = strange
  .map(encodeURIComponent)
  .filter((text) => text !== '' && text !== '..' && text !== '.');
const PATHS = [
  '/api',
  '/api/',
  '/api//',
  '/api/explore/',
  '/api/agenda',
  '/api/agenda/dias/',
  '/api/agenda/nada',
  '/api/items',
  '/api/items/evento',
  '/api/items/evento/',
  '/api/items/evento/%',
  '/api/items/%E0%A4%A/x',
  '/api/items/evento/%00',
  '/api/items/evento/hoy/calendario.ics/',
  '/api/items/evento/hoy/relacionados/',
  '/api/items/link/seguro/relacionados',
  '/api/perfiles/',
  '/api/perfiles/%E0%A4%A',
  '/api/perfiles/%2e%2e',
  '/api/perfiles/a%2fb',
  '/api/agenda/lugares/',
  '/api/agenda/lugares/%E0%A4%A',
  '/api/agenda/lugares/__proto__',
  '/ana/agenda.ics',
  '/ANA/agenda.ics/',
  '/%00/agenda.ics',
  '/%E0%A4%A/agenda.ics',
  `/${'a'.repeat(2000)}/agenda.ics`,
  `/api/calendario/${'A'.repeat(22)}/agenda.ics`,
  '/api/calendario/%00/agenda.ics',
  '/explore/en/salta/agenda.ics',
  '/explore/en/__proto__/agenda.ics',
  '/api/nada',
  '/api/__proto__',
  '/API/EXPLORE',
];

export const questionMutation: fc.Arbitrary<AnyMutation<ApiQuestion>> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'tipo',
          'q',
          'categoria',
          'fecha',
          'desde',
          'hasta',
          'en',
          'modalidad',
          'precio',
          'dia',
          'limit',
          'tab',
          'cursor',
          'igsh',
          'fbclid',
          'id',
          'username',
          '__proto__',
          'tipo[]',
          'tipo[a]',
        ),
        strange,
      )
      .map(([name, value]) => set(name, value)),
  },
  { weight: 4, arbitrary: forged.map(cursor) },
  {
    weight: 1,
    arbitrary: fc.nat(1000).map(
      (n): AnyMutation<ApiQuestion> => ({
        what: `another list’s cursor (${n})`,
        apply: (question) => ({ ...question, cursor: n }),
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('/api/items/evento/', '/api/items/', '/api/perfiles/', '/api/agenda/lugares/'),
        segment,
      )
      .map(
        ([path, rest]): AnyMutation<ApiQuestion> => ({
          what: `the path is ${path}${rest.slice(0, 100)}`,
          apply: (question) => ({ ...question, path: path + rest + (path === '/api/items/' ? '/x' : '') }),
        }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...PATHS).map(
      (path): AnyMutation<ApiQuestion> => ({
        what: `the path is ${path}`,
        apply: (question) => ({ ...question, path }),
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('tipo', 'cursor', 'limit'), fc.constantFrom('evento', 'curso', '5'))
      .map(
        ([name, value]): AnyMutation<ApiQuestion> => ({
          what: `${name} again: ${value}`,
          apply: (question) => ({ ...question, query: [...question.query, [name, value]] }),
        }),
      ),
  },
);
