import {
  detailParamsSchema,
  exploreParamsSchema,
  perfilParamsSchema,
  relatedParamsSchema,
} from 'domain/api/schema';
import { NO_SUCH_PLACE, placeParamsSchema } from 'domain/localidad/schema';
import { messages } from 'domain/messages/messages';
import { type Timed, timed, timeless } from '../shared/lifetime.ts';
import { badParameters, notFound } from './http/failures.ts';
import { categorias } from './read/categories.ts';
import { cursorSchema, ofThisList } from './read/cursor.ts';
import { detail } from './read/detail.ts';
import { type ExploreDeps, explore } from './read/explore.ts';
import { featured } from './read/featured.ts';
import { place } from './read/place.ts';
import { phasesOf } from './read/plan.ts';
import { listOfTab, perfil } from './read/profile.ts';
import { related } from './read/related.ts';

type Params = Record<string, unknown>;

const exploreQuery = exploreParamsSchema
  .extend({ cursor: cursorSchema.optional() })
  .superRefine(ofThisList(({ tipo, fecha }) => ({ tipo, phases: phasesOf(tipo, fecha) })));
const perfilQuery = perfilParamsSchema
  .extend({ cursor: cursorSchema.optional() })
  .superRefine(ofThisList(({ tab }) => listOfTab(tab)));

/**
 * What the API answers, by its paths beneath `/api`; `params` are those of the path and of the query, as they came.
 * Each throws an ApiFailure for parameters it refuses and for what does not exist.
 */
export const ANSWERS: Record<string, (deps: ExploreDeps, params: Params) => Promise<Timed>> = {
  '/explore': async (deps, params) => {
    const page = await explore(deps, badParameters(exploreQuery, params));
    return timed(page, page.items, deps.now());
  },
  '/items/:tipo/:id': async (deps, params) => {
    const { tipo, id } = badParameters(detailParamsSchema, params);
    const found = await detail(deps, tipo, id);
    if (!found) throw notFound(messages.detail.notThere(tipo, id));
    return timed(found, [found], deps.now());
  },
  '/items/:tipo/:id/relacionados': async (deps, params) => {
    const { tipo, id } = badParameters(relatedParamsSchema, params);
    const found = await related(deps, tipo, id);
    if (!found) throw notFound(messages.detail.notThere(tipo, id));
    return timed(found, [...found.author, ...found.similar], deps.now());
  },
  '/destacados': async (deps) => {
    const found = await featured(deps);
    return timed(found, found.eventos, deps.now());
  },
  '/perfiles/:username': async (deps, params) => {
    const found = await perfil(deps, badParameters(perfilQuery, params));
    if (!found) throw notFound(messages.perfil.notFound);
    return timed(found.body, found.cards, deps.now());
  },
  '/agenda/lugares/:codigo': async (_deps, params) => {
    const found = place(badParameters(placeParamsSchema, params).codigo);
    if (!found) throw notFound(NO_SUCH_PLACE);
    return timeless(found);
  },
  '/categorias': async (deps) => timeless(await categorias(deps)),
};

/** The query parameters each of them knows, in the order in which the kit sends them. */
export const PARAMETERS: Record<string, readonly string[]> = {
  '/explore': Object.keys(exploreQuery.shape),
  '/perfiles/:username': ['tab', 'cursor'],
};
