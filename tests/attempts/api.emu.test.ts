import type { apiPaths } from '@vidriera/domain/api/api';
import {
  apiErrorSchema,
  categoriasSchema,
  changedSchema,
  daysSchema,
  featuredSchema,
  healthSchema,
  pageSchema,
  perfilResponseSchema,
  relatedSchema,
  suggestionsSchema,
  zonasSchema,
} from '@vidriera/domain/api/schema';
import { publicItemSchema } from '@vidriera/domain/item/wire-schema';
import { placeSchema } from '@vidriera/domain/localidad/schema';
import { z } from '@vidriera/domain/zod';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../functions/src/testing/api.ts';
import { mutated } from './generate/mutated.ts';
import { questionMutation } from './generate/question-mutations.ts';
import { type ApiQuestion, rightQuestion } from './generate/questions.ts';
import { opinionOnExplore } from './model/questions.ts';
import { attempts } from './support/runs.ts';

const { request } = testApi('attempts-api');

const cursors: { path: string; query: [string, string][]; cursor: string }[] = [];
beforeAll(async () => {
  const lists: [string, [string, string][]][] = [
    ...['evento', 'curso', 'promo'].map((tipo): [string, [string, string][]] => [
      '/api/explore',
      [
        ['tipo', tipo],
        ['limit', '1'],
      ],
    ]),
    [
      '/api/explore',
      [
        ['tipo', 'evento'],
        ['q', 'milonga'],
        ['limit', '1'],
      ],
    ],
  ];
  for (const [path, query] of lists) {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer = await request(
        `${path}?${new URLSearchParams([...query, ...(cursor ? [['cursor', cursor]] : [])])}`,
      );
      cursor = pageSchema.parse(await answer.json()).cursor;
      if (cursor) cursors.push({ path, query, cursor });
    }
  }
  expect(cursors.length).toBeGreaterThan(5);
});

/** Contracts of answers with status 200. */
const CONTRACTS: Record<keyof typeof apiPaths, [address: RegExp, contract: z.ZodMiniType]> = {
  explore: [/^\/api\/explore\/?$/i, pageSchema],
  days: [/^\/api\/agenda\/dias\/?$/i, daysSchema],
  suggestions: [/^\/api\/agenda\/sugerencias\/?$/i, suggestionsSchema],
  zonas: [/^\/api\/agenda\/zonas\/?$/i, zonasSchema],
  changed: [/^\/api\/agenda\/cambios\/?$/i, changedSchema],
  item: [/^\/api\/items\/[^/]*\/[^/]*\/?$/i, publicItemSchema],
  calendar: [
    /^\/api\/items\/[^/]*\/[^/]*\/calendario\.ics\/?$/i,
    z.string().check(z.startsWith('BEGIN:VCALENDAR')),
  ],
  related: [/^\/api\/items\/[^/]*\/[^/]*\/relacionados\/?$/i, relatedSchema],
  perfil: [/^\/api\/perfiles\/[^/]*\/?$/i, perfilResponseSchema],
  featured: [/^\/api\/destacados\/?$/i, featuredSchema],
  categorias: [/^\/api\/categorias\/?$/i, categoriasSchema],
  place: [/^\/api\/agenda\/lugares\/[^/]*\/?$/i, placeSchema],
  health: [/^\/api\/salud\/?$/i, healthSchema],
};

const SUBSCRIBED: [address: RegExp, contract: z.ZodMiniType] = [
  /^\/(?:explore\/en\/)?[^/]*\/agenda\.ics\/?$/i,
  z.string().check(z.startsWith('BEGIN:VCALENDAR')),
];

/**
 * Returns the question to send: a cursor's number becomes a real cursor of the same list, or of a named one.
 */
function asked({ path, query, cursor }: ApiQuestion) {
  const real = typeof cursor === 'number' ? cursors[cursor % cursors.length] : undefined;
  const text = real ? real.cursor : (cursor as string | undefined);
  const own = path === '' && real ? real : { path: path || '/api/explore', query: [] };
  const parameters = [...own.query.filter(([name]) => !query.some(([there]) => there === name)), ...query];
  return { path: own.path, query: parameters, cursor: text };
}

test('the API answers every question by its contract: 200, 400 or 404', async () => {
  const { made, right } = await attempts(
    125,
    mutated(rightQuestion, questionMutation),
    async ({ attempt, mutations }, tally) => {
      const { path, query, cursor } = asked(attempt);
      const search = new URLSearchParams([
        ...query,
        ...(cursor === undefined ? [] : [['cursor', cursor]]),
      ]).toString();
      const answer = await request(`${path}${search && `?${search}`}`);
      const text = await answer.text();
      const say = (problem: string) =>
        new Error(
          `GET ${path}?${search}: ${mutations.join('; ') || 'unchanged'}\n  API: ${answer.status} ${text.slice(0, 300)}\n  ${problem}`,
        );
      if (![200, 400, 404].includes(answer.status)) throw say('neither 200, 400 nor 404');
      const contract =
        answer.status === 200
          ? [...Object.values(CONTRACTS), SUBSCRIBED].find(([address]) => address.test(path))?.[1]
          : apiErrorSchema;
      const body = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
      const { error } = contract?.safeParse(body) ?? { error: 'an answer to an address that is none' };
      if (error) throw say(`not by the contract: ${error}`);
      if (answer.status === 200) tally.taken++;
      const isReal = mutations.length === 0;
      const opinion = /^\/api\/explore$/.test(path) ? opinionOnExplore(query, cursor) : 'open';
      if (isReal) tally.right++;
      if (isReal || opinion === 'good' ? answer.status !== 200 : opinion === 'bad' && answer.status !== 400)
        throw say(`model: ${opinion}`);
    },
  );
  expect(right / made, 'the share of questions that were right, all of them answered').toBeGreaterThan(0.1);
});
