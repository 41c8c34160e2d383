import { Failure, isFailure, logUnforeseen } from '@vidriera/domain/failure';
import type { Month } from '@vidriera/domain/figures/month';
import {
  monthsOf,
  type Period,
  periodBefore,
  periodOf,
  SPANS,
  type Span,
} from '@vidriera/domain/figures/periods';
import { type Top, topOf } from '@vidriera/domain/figures/top';
import { messages } from '@vidriera/domain/messages/messages';
import { readInTime } from '@vidriera/domain/reading-limit';
import { mayPublish } from '@vidriera/domain/usuario/may';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { localTime } from '@vidriera/domain/values/local-time';
import { call } from '@vidriera/kit/requests/callable';
import { readFigures } from '@vidriera/kit/requests/figures';
import { readMailSetting } from '@vidriera/kit/requests/mail-settings';
import { readItem } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { whenRead } from '@vidriera/session';
import { serverNow } from '@vidriera/session/server-clock';
import { itemMonths, MOST_ITEMS } from './rows.ts';

/** An item with what else is known of it now. `titulo` is `null` if it is gone. */
export interface TopItem extends Top {
  titulo: string | null;
  likes: number;
  /** Seats of dates to come, or people who took the promo; `null` where there is nothing to count. */
  people: number | null;
  /** People who used the promo; `null` for other items. */
  redeemed: number | null;
}

export interface EstadisticasData {
  span: Span;
  period: Period;
  before: Period;
  months: ReadonlyMap<string, Month>;
  top: TopItem[];
  /** People who follow the creator now; `null` if they can't be counted. */
  followers: number | null;
  /** Whether the monthly summary comes by mail. */
  getsSummary: boolean;
}

/** Loader of `/estadisticas?por=`. A year reads 13 documents, with the year before 25. @throws Failure 'not-a-creator' | … */
export async function load({ request }: LoaderFunctionArgs): Promise<EstadisticasData> {
  const { user } = await whenRead();
  if (user && !mayPublish(user.role))
    throw new Failure('not-a-creator', messages.screens.figuresCreadoresOnly);
  const spanName = new URL(request.url).searchParams.get('por') ?? '';
  const span: Span = Object.hasOwn(SPANS, spanName) ? (spanName as Span) : 'semana';
  const period = periodOf(span, localTime(new Date(serverNow())).slice(0, 10));
  const before = periodBefore(span, period);
  const months = await readInTime(readFigures(monthsOf({ from: before.from, to: period.to })));
  const ofItems = itemMonths(span, period).flatMap((name) => months.get(name) ?? []);
  const top = await readInTime(withFacts(topOf(ofItems, MOST_ITEMS)));
  const [getsSummary, followers] = await readInTime(
    Promise.all([readMailSetting('figuresMail'), countFollowers()]),
  );
  return { span, period, before, months, top, getsSummary, followers };
}

async function countFollowers(): Promise<number | null> {
  try {
    return (await call('following', { what: 'followers' }, { signedIn: true })).followers;
  } catch (error) {
    logUnforeseen(error);
    return null;
  }
}

async function withFacts(top: readonly Top[]): Promise<TopItem[]> {
  const [items, seats, taken] = await Promise.all([
    Promise.all(top.map(readTop)),
    people('evento', top),
    people('promo', top),
  ]);
  return top.map((entry, at) => ({
    ...entry,
    titulo: items[at]?.titulo ?? null,
    likes: items[at]?.cantLikes ?? 0,
    people: (entry.tipo === 'evento' ? seats : taken).get(entry.id)?.count ?? null,
    redeemed: taken.get(entry.id)?.redeemed ?? null,
  }));
}

/** Reads an item of the list; `null` if it is gone. One that can't be read keeps its figures. @throws Failure 'no-session' | 'no-connection' */
async function readTop({ tipo, id }: Top): Promise<Pick<OwnItem<Tipo>, 'titulo' | 'cantLikes'> | null> {
  try {
    return await readItem(tipo, id);
  } catch (error) {
    // The rules refuse missing and foreign items alike.
    if (isFailure(error, 'missing') || isFailure(error, 'not-yours')) return null;
    if (!isFailure(error, 'internal')) throw error;
    logUnforeseen(error);
    return { titulo: messages.general.nameless, cantLikes: 0 };
  }
}

interface People {
  count: number;
  /** `null` for events. */
  redeemed: number | null;
}

/** People of own items by id; none if they can't be counted now. */
async function people(tipo: Tipo & ('evento' | 'promo'), top: readonly Top[]): Promise<Map<string, People>> {
  const ids = top.filter((entry) => entry.tipo === tipo).map(({ id }) => itemIdSchema.parse(id));
  if (ids.length === 0) return new Map();
  try {
    const { counts, redeemed } = await call('ownCounts', { tipo, ids }, { signedIn: true });
    return new Map(ids.map((id, at) => [id, { count: counts[at] ?? 0, redeemed: redeemed[at] ?? null }]));
  } catch (error) {
    logUnforeseen(error);
    return new Map();
  }
}
