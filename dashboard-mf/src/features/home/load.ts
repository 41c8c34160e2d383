import { apiPaths } from 'domain/api/api';
import { featuredSchema, pageSchema } from 'domain/api/schema';
import type { Card } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import { mayPublish } from 'domain/usuario/may';
import { apiFrom } from 'kit/api';
import { listUnchangedWeekly } from 'kit/data/read';
import type { OwnItem } from 'kit/data/schemas';
import { now } from 'kit/format';
import { type Result, result } from 'kit/result';
import type { LoaderFunctionArgs } from 'kit/router';
import type { SessionUser } from 'kit/session';

/** Cards of each section. */
const CARDS = 8;

/** The cards of a section, not awaited. */
export type Cards = Promise<Result<readonly Card[]>>;

/** `weekly`: a creator's weekly events that nobody changed for long; not awaited, and none where they can't be had. */
export type HomeData = {
  eventos: Cards;
  promos: Cards;
  cursos: Cards;
  weekly: Promise<readonly OwnItem<'evento'>[]>;
  now: string;
  time: number;
};

/** Loader of `/all`. Each section has its own answer: one that fails costs itself alone. */
export function loadHome(args: LoaderFunctionArgs, { role }: Pick<SessionUser, 'role'>): HomeData {
  const read = apiFrom(args);
  const { notLoaded } = messages.list;
  const list = async (tipo: 'promo' | 'curso') =>
    (await read(pageSchema, apiPaths.explore, { tipo, limit: CARDS })).items;
  const featured = async () => (await read(featuredSchema, apiPaths.featured)).eventos;
  return {
    eventos: result(featured(), notLoaded.evento),
    promos: result(list('promo'), notLoaded.promo),
    cursos: result(list('curso'), notLoaded.curso),
    weekly: mayPublish(role) ? listUnchangedWeekly(new Date()).catch(none) : Promise.resolve([]),
    now: now(),
    time: performance.now(),
  };
}

/** A question that can wait until the next time. */
const none = (): readonly OwnItem<'evento'>[] => [];
