import { RANGE_AHEAD, RANGE_DAYS } from '@vidriera/domain/agenda/list-filters';
import { PHASES, type Phase } from '@vidriera/domain/agenda/order';
import {
  daysParamsSchema,
  detailParamsSchema,
  type ExploreParams,
  exploreParamsSchema,
  perfilParamsSchema,
  relatedParamsSchema,
  suggestionsParamsSchema,
} from '@vidriera/domain/api/schema';
import { NO_SUCH_PLACE, placeParamsSchema } from '@vidriera/domain/localidad/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { addDays, type Dia, midnight } from '@vidriera/domain/values/fecha';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import { type Timed, timed, timeless } from '../../base/time/lifetime.ts';
import { suggestions } from '../../items/lists/suggestions.ts';
import { badParameters, notFound } from './http/failures.ts';
import { changed, days, upcomingByZona } from './read/agenda.ts';
import type { ReadDeps } from './read/cards.ts';
import { categorias } from './read/categories.ts';
import { cursorSchema, ofThisList } from './read/cursor.ts';
import { readWhole, timedItem } from './read/detail.ts';
import { explore, type ListDeps } from './read/explore.ts';
import { featured } from './read/featured.ts';
import { place } from './read/place.ts';
import { perfil } from './read/profile.ts';
import { listOfTab } from './read/profile-tab.ts';
import { related } from './read/related.ts';

type Params = Record<string, unknown>;

export type AnswerDeps = ReadDeps & ListDeps;

/**
 * Returns whether days are an acceptable range of the calendar. `hasta` alone is none. @param today of the
 * agenda
 */
const isRange = (
  { desde, hasta = desde }: { desde?: string | undefined; hasta?: string | undefined },
  today: Dia,
): boolean =>
  desde === undefined
    ? hasta === undefined
    : hasta !== undefined &&
      midnight(desde) !== null &&
      midnight(hasta) !== null &&
      desde <= hasta &&
      hasta < addDays(desde, RANGE_DAYS) &&
      hasta <= addDays(today, RANGE_AHEAD);

/** A window shows upcoming items, and promos without a last day. */
function phasesOf({ tipo, fecha, desde }: Pick<ExploreParams, 'tipo' | 'fecha' | 'desde'>): readonly Phase[] {
  if (!desde && (!fecha || fecha === 'mas-adelante')) return PHASES;
  if (!desde && fecha === 'sin-fecha') return ['sinFecha'];
  return tipo === 'promo' ? ['upcoming', 'sinFecha'] : ['upcoming'];
}

const exploreList = z.extend(exploreParamsSchema, { cursor: z.optional(cursorSchema) });
const exploreQuery = exploreList.check(
  z.superRefine(
    ofThisList((params: z.output<typeof exploreList>) => ({ tipo: params.tipo, phases: phasesOf(params) })),
  ),
);
/** The query's schema on a day, which bounds ranges. */
const exploreQueryOn = (today: Dia) =>
  exploreQuery.check(
    z.refine((params) => isRange(params, today), {
      path: ['desde'],
      message: messages.requests.badRange,
    }),
  );
const suggestionsQueryOn = (today: Dia) =>
  suggestionsParamsSchema.check(
    z.refine((params) => isRange(params, today), {
      path: ['desde'],
      message: messages.requests.badRange,
    }),
  );
const perfilList = z.extend(perfilParamsSchema, { cursor: z.optional(cursorSchema) });
const perfilQuery = perfilList.check(
  z.superRefine(ofThisList(({ tab }: z.output<typeof perfilList>) => (tab ? listOfTab(tab) : null))),
);

/**
 * Answers by path beneath `/api`. `params` are raw, from path and query. Each throws an ApiFailure for
 * refused parameters and missing things.
 */
export const ANSWERS: Record<string, (deps: AnswerDeps, params: Params) => Promise<Timed>> = {
  '/explore': async (deps, params) => {
    const today = agendaDay(localTime(deps.now()));
    const page = await explore(deps, badParameters(exploreQueryOn(today), params));
    return timed(page, page.items, deps.now());
  },
  '/agenda/dias': (deps, params) => days(deps, badParameters(daysParamsSchema, params)),
  '/agenda/zonas': (deps) => upcomingByZona(deps),
  '/agenda/cambios': (deps) => changed(deps),
  '/agenda/sugerencias': (deps, params) => {
    const today = agendaDay(localTime(deps.now()));
    return suggestions(deps, badParameters(suggestionsQueryOn(today), params));
  },
  '/items/:tipo/:id': async (deps, params) => {
    const { tipo, id } = badParameters(detailParamsSchema, params);
    const found = await readWhole(deps, tipo, id);
    if (!found) throw notFound(messages.detail.notThere(tipo, id));
    return timedItem(found.item, found, deps.now());
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

/** Known query parameters, in the order in which the kit sends them. */
export const PARAMETERS: Record<string, readonly string[]> = {
  '/explore': Object.keys(exploreQuery.shape),
  '/agenda/dias': Object.keys(daysParamsSchema.shape),
  '/agenda/sugerencias': Object.keys(suggestionsParamsSchema.shape),
  '/perfiles/:username': ['tab', 'cursor'],
};
