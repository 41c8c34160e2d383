import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import { isCalledOff } from '@vidriera/domain/evento/state';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { whenCard } from '@vidriera/domain/when/of-wire';
import { placeAt } from '@vidriera/domain/when/when';
import { type Result, result } from '@vidriera/kit/data/result';
import { cityCode, ownCity } from '@vidriera/kit/places/own-city';
import { apiFrom } from '@vidriera/kit/requests/api';
import { now } from '@vidriera/kit/words/format';
import type { LoaderFunctionArgs } from '@vidriera/router';

const CARDS = 8;
/** Requested items; a whole page of events, because today's are shown apart. */
const ASKED = { evento: LIMITS.maxPage, promo: CARDS, curso: CARDS };

type Cards = Result<readonly Card[]>;

/** `hoy`: events of the agenda's day; `eventos`: later ones. */
export type HomeData = {
  hoy: Cards;
  eventos: Cards;
  promos: Cards;
  cursos: Cards;
  now: string;
  isCityKnown: boolean;
};

const notCalledOff = (items: readonly Card[]): readonly Card[] =>
  items.filter((card) => card.tipo === 'link' || !isCalledOff(card));

/**
 * Loader of `/all`: items of the person's city first. Each section fails by itself. The city is in the address (`?en=`) on the server,
 * and in local storage in the browser.
 */
export async function load(args: LoaderFunctionArgs): Promise<HomeData> {
  const read = apiFrom(args);
  const { notLoaded } = messages.list;
  const city = cityCode(new URL(args.request.url).searchParams.get('en')) ?? ownCity();
  const ask = async (tipo: keyof typeof ASKED, en: string | null) =>
    (await read(pageSchema, apiPaths.explore, { tipo, en, limit: ASKED[tipo] })).items;
  const list = async (tipo: keyof typeof ASKED) => {
    // An outdated code of a place costs only the order.
    const here = city ? result(ask(tipo, city), '') : { value: [] };
    const [own, all] = await Promise.all([here, ask(tipo, null)]);
    return ownFirst('value' in own ? own.value : [], all);
  };
  const loaded = now();
  const eventos = list('evento').then((items) => byDay(items, loaded));
  const some = (which: 'hoy' | 'later') =>
    result(
      eventos.then((days) => days[which]),
      notLoaded.evento,
    );
  const [hoy, later, promos, cursos] = await Promise.all([
    some('hoy'),
    some('later'),
    result(list('promo').then(notCalledOff), notLoaded.promo),
    result(list('curso').then(notCalledOff), notLoaded.curso),
  ]);
  return { hoy, eventos: later, promos, cursos, now: loaded, isCityKnown: city !== null };
}

const ownFirst = (own: readonly Card[], all: readonly Card[]): readonly Card[] => {
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...all.filter(({ id }) => !ids.has(id))];
};

/** Splits events into today's and later ones, without those called off; today's surplus goes last. */
function byDay(items: readonly Card[], now: LocalTime): Record<'hoy' | 'later', readonly Card[]> {
  const isToday = (card: Card): boolean =>
    card.tipo === 'evento' && placeAt(whenCard(card), now)?.dia === agendaDay(now);
  const all = notCalledOff(items);
  const today = all.filter(isToday);
  const later = [...all.filter((card) => !isToday(card)), ...today.slice(CARDS)];
  return { hoy: today.slice(0, CARDS), later: later.slice(0, CARDS) };
}
