import { isCalledOff } from '@vidriera/domain/evento/state';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { addDays, midnight } from '@vidriera/domain/values/fecha';
import type { Tipo, TipoAgenda } from '@vidriera/domain/values/ids';
import { dayBegins, localTime, momentOf } from '@vidriera/domain/values/local-time';
import { whenStored } from '@vidriera/domain/when/of-stored';
import { isGone, sortMoment } from '@vidriera/domain/when/when';
import type { Firestore } from 'firebase-admin/firestore';
import type { QueryPlan } from '../../../base/firestore/queries/plan.ts';
import { queries } from '../../../base/firestore/queries.ts';
import { readItem, reportUnreadable, type StoredItem } from '../../../base/firestore/readable-items.ts';
import type { CursorPosition } from './cursor.ts';
import { readFields } from './fields.ts';
import { BEHIND, DAY, LONGEST, momentAt, phaseOf } from './phase.ts';
import type { ListPart, ListPlan } from './plan.ts';
import { type Placed, placeIn, readStream, request, type Stream, type StreamPlace } from './stream.ts';

/** `more`: the page is full. No extra read checks whether another item follows. */
export type ReadPage<T extends Tipo = Tipo> = {
  items: StoredItem<T>[];
  more: CursorPosition | null;
  /** Documents read. */
  read: number;
};

const WEEK = 7 * DAY;
const shifted = (place: StreamPlace, ms: number): StreamPlace => ({ ...place, s: place.s + ms / 1000 });
const compare = (a: StreamPlace, b: StreamPlace): number =>
  a.s - b.s || a.n - b.n || Number(a.id > b.id) - Number(a.id < b.id);
const first = (places: (StreamPlace | null)[]): StreamPlace | undefined =>
  places.filter((place) => place !== null).sort(compare)[0];
const earliest = (...moments: number[]): Date => new Date(Math.min(...moments));
const latest = (...moments: number[]): Date => new Date(Math.max(...moments));

/** Returns the bounds of order for days of the agenda; an item with an end only may end at 06:00 sharp. */
const spanOf = (days: ListPart['days']): [begin: number, end: number] =>
  days
    ? [(midnight(days[0]) as Date).getTime(), momentOf(dayBegins(addDays(days[1], 1))).getTime() + 1]
    : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Returns the position of an event's next time, which its document does not have yet. */
function nextPlace({ item: { doc }, place }: Placed, at: Date): StreamPlace | null {
  const moment = sortMoment(whenStored('evento', doc as Stored['evento']), localTime(at))?.getTime() ?? 0;
  return place && { ...place, s: Math.floor(moment / 1000), n: (moment % 1000) * 1e6 };
}

/**
 * Reads current and upcoming items in order. A weekly event whose stored time has passed belongs a week
 * later, and one with a rule on its next date, so those are read separately and merged.
 */
async function readUpcoming(
  db: Firestore,
  plan: ListPlan,
  days: ListPart['days'],
  at: Date,
  from: StreamPlace | null,
  limit: number,
): Promise<Stream> {
  const { tipo, filter } = plan;
  const [begin, end] = spanOf(days);
  const now = at.getTime();
  const stream = (
    which: 'ahead' | 'again',
    window: { from: Date; beforeOf?: Date | undefined },
    start: StreamPlace | null,
  ) =>
    readStream(
      db,
      {
        plan,
        phase: 'upcoming',
        query: queries.agenda({ tipo, phase: 'upcoming', ...filter, ...window, weekly: which === 'again' }),
        holds: (placed) => isAsked(plan, placed) && phaseOf(tipo, placed, at, days) === which,
      },
      start,
      limit,
    );
  const window = { from: latest(now - LONGEST, begin), beforeOf: days ? new Date(end) : undefined };
  const ahead = await stream('ahead', window, from);
  if (tipo !== 'evento') return ahead;

  const reached = ahead.through || !ahead.after ? Number.POSITIVE_INFINITY : momentAt(ahead.after) + 1;
  const before = {
    from: latest(now - BEHIND, begin - WEEK),
    beforeOf: earliest(now, end - WEEK, reached - WEEK),
  };
  const again = await stream('again', before, from && shifted(from, -WEEK));
  const ruled = await readStream(
    db,
    {
      plan,
      phase: 'upcoming',
      query: queries.begunRuled(new Date(now - BEHIND), at, filter),
      holds: (placed) => isAsked(plan, placed) && phaseOf(tipo, placed, at, days) === 'again',
    },
    null,
    Number.POSITIVE_INFINITY,
  );
  const until = first([
    ahead.through ? null : ahead.after,
    again.through || !again.after ? null : shifted(again.after, WEEK),
  ]);
  const late = again.found.map(({ item, place }) => ({ item, place: place && shifted(place, WEEK) }));
  const next = ruled.found
    .map((placed) => ({ ...placed, place: nextPlace(placed, at) }))
    .filter(({ place }) => place && (!from || compare(place, from) > 0));
  const found = [...ahead.found, ...late, ...next]
    .filter(({ place }) => place && (!until || compare(place, until) <= 0))
    .sort((a, b) => compare(a.place as StreamPlace, b.place as StreamPlace))
    .slice(0, limit);
  const isFull = found.length === limit;
  return {
    found,
    after: (isFull ? found.at(-1)?.place : until) ?? null,
    through: !until && !isFull,
    read: ahead.read + again.read + ruled.read,
  };
}

/** Returns whether a list shows an item: `on` leaves out cancelled and postponed ones. */
const isAsked = ({ on }: ListPlan, { item: { doc } }: Placed): boolean =>
  !(on && isCalledOff(doc as Stored[TipoAgenda]));

/** Returns whether a list continues in this part after a position. */
const goesOnIn = ({ phase, days }: ListPart, at: CursorPosition): boolean =>
  phase === at.phase && (!at.after || momentAt(at.after) < spanOf(days)[1]);

/**
 * Reads a page of an agenda, part after part: `limit` documents, one empty answer per exhausted part, and
 * items that ended since they were ordered. Unreadable documents extend that to `MAX_READS` per query.
 */
export async function readPage(
  db: Firestore,
  plan: ListPlan,
  { from, now, limit }: { from: CursorPosition | null; now: Date; limit: number },
): Promise<ReadPage<TipoAgenda>> {
  const at = from ? new Date(from.at) : now;
  const found: Placed[] = [];
  let start = from?.after ?? null;
  let read = 0;
  const reached = from ? plan.parts.findIndex((part) => goesOnIn(part, from)) : 0;
  for (const { phase, days } of plan.parts.slice(Math.max(0, reached))) {
    const left = limit - found.length;
    const part =
      phase === 'upcoming'
        ? await readUpcoming(db, plan, days, at, start, left)
        : await readStream(
            db,
            {
              plan,
              phase,
              query: queries.agenda({
                tipo: plan.tipo,
                phase,
                ...plan.filter,
                ...(phase === 'past' && { beforeOf: new Date(at.getTime() + 1) }), // including items that end now
              }),
              holds: (placed) =>
                isAsked(plan, placed) &&
                (phase === 'sinFecha'
                  ? !isGone(whenStored(plan.tipo, placed.item.doc), localTime(at))
                  : phaseOf(plan.tipo, placed, at, null) === 'past'),
            },
            start,
            left,
          );
    found.push(...part.found);
    read += part.read;
    start = null;
    if (part.through) continue;
    const more = { phase, at: at.getTime(), after: part.after };
    return { items: found.map(({ item }) => item), more, read };
  }
  return { items: found.map(({ item }) => item), more: null, read };
}

/** Reads a page of a query by `createdAt`: at most `limit` documents. */
export async function readRecent<T extends Tipo>(
  db: Firestore,
  tipo: T,
  plan: QueryPlan,
  { from, now, limit }: { from: CursorPosition | null; now: Date; limit: number },
): Promise<ReadPage<T>> {
  const { docs } = await request(db, plan, from?.after ?? null, readFields(tipo), limit);
  const last = docs.length === limit ? docs.findLast((doc) => placeIn('sinFecha', doc)) : undefined;
  const items = docs.map((snapshot) => readItem(tipo, snapshot));
  reportUnreadable(docs.filter((_, i) => !items[i]).map(({ ref }) => ref.path));
  return {
    items: items.filter((item) => item !== null),
    more: last ? { phase: 'sinFecha', at: now.getTime(), after: placeIn('sinFecha', last) } : null,
    read: docs.length,
  };
}
