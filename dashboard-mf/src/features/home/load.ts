import { apiPaths } from 'domain/api/api';
import { featuredSchema, pageSchema } from 'domain/api/schema';
import type { Card } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import { apiFrom } from 'kit/api';
import { now } from 'kit/format';
import { type Result, result } from 'kit/result';
import type { LoaderFunctionArgs } from 'kit/router';

/** Cards of each section. */
const CARDS = 8;

/** The cards of a section, not awaited. */
export type Cards = Promise<Result<readonly Card[]>>;

export type HomeData = { eventos: Cards; promos: Cards; cursos: Cards; now: string; time: number };

/** Loader of `/all`. Each section has its own answer: one that fails costs itself alone. */
export function loadHome(args: LoaderFunctionArgs): HomeData {
  const read = apiFrom(args);
  const { notLoaded } = messages.list;
  const list = async (tipo: 'promo' | 'curso') =>
    (await read(pageSchema, apiPaths.explore, { tipo, limit: CARDS })).items;
  const featured = async () => (await read(featuredSchema, apiPaths.featured)).eventos;
  return {
    eventos: result(featured(), notLoaded.evento),
    promos: result(list('promo'), notLoaded.promo),
    cursos: result(list('curso'), notLoaded.curso),
    now: now(),
    time: performance.now(),
  };
}
