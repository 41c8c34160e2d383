import type { AgendaPart } from '@vidriera/domain/agenda/entry-schema';
import { type Dates, inOrder, type Listed, type Stood, withinReach } from '@vidriera/domain/agenda/list';
import { compare } from '@vidriera/domain/agenda/order';
import { standsUntil } from '@vidriera/domain/agenda/over';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { LRUCache } from 'lru-cache';

/** A part's list of a kind, as it is from one minute until another. */
interface Snapshot {
  from: LocalTime;
  until: LocalTime;
  list: readonly Stood[];
  /** Entries that will stand elsewhere. */
  watched: readonly { listed: Listed; until: LocalTime }[];
}

/** Snapshots of a list: pages that go on do so by the clock of the first one. */
const SNAPSHOTS = 4;
const FOREVER: LocalTime = '9999';
/** Entries of all lists together, those of all dates included, which windows share: some 80 MB. */
const MOST = 400_000;

const listedOf = ({ entries, owners }: AgendaPart, tipo: TipoAgenda): Listed[] =>
  entries.flatMap((entry) => {
    const owner = owners[entry.uid];
    return owner && entry.tipo === tipo ? [{ entry, owner }] : [];
  });

/** Two lists that are in order, as one. */
function merged(a: readonly Stood[], b: readonly Stood[]): Stood[] {
  const all: Stood[] = [];
  let i = 0;
  for (const one of b) {
    for (let next = a[i]; next && compare(next, one) <= 0; next = a[++i]) all.push(next);
    all.push(one);
  }
  for (; i < a.length; i++) all.push(a[i] as Stood);
  return all;
}

const watchedOf = <L extends Listed>(list: readonly L[], untilOf: (one: L) => LocalTime | null) =>
  list.flatMap((listed) => {
    const until = untilOf(listed);
    return until ? [{ listed, until }] : [];
  });

function snapshot(
  tipo: TipoAgenda,
  dates: Dates,
  now: LocalTime,
  moving: readonly Listed[],
  before?: Snapshot,
): Snapshot {
  const moved = new Set(moving.map(({ entry }) => entry));
  // An entry that is over stays in its part until that is written next, or until the night.
  const anew = inOrder(moving, tipo, dates, now).filter(({ phase }) => phase !== 'past');
  // A list of all dates says itself where its entries stand, and nothing else moves. A window leaves out some that will be in it.
  const watched =
    dates.fecha || dates.desde
      ? watchedOf(moving, ({ entry }) => standsUntil(entry, now))
      : watchedOf(anew, (one) => standsUntil(one.entry, now, one));
  const rest = before?.list.filter(({ entry }) => !moved.has(entry)) ?? [];
  const all = [...(before?.watched.filter(({ listed }) => !moved.has(listed.entry)) ?? []), ...watched];
  return {
    from: now,
    until: all.reduce((soonest, { until }) => (until < soonest ? until : soonest), FOREVER),
    list: before ? merged(rest, anew) : anew,
    watched: all,
  };
}

/** A window's first list, made of the list of all dates: what is over or stands nowhere there is in no window, and it says when anything moves. */
const windowed = (all: Snapshot, tipo: TipoAgenda, dates: Dates, now: LocalTime): Snapshot => ({
  ...all,
  from: now,
  list: inOrder(withinReach(all.list, dates, now), tipo, dates, now),
});

/** The list of a part at a moment. The same array for as long as nothing in it moves. */
export type OrderOf = (part: AgendaPart, tipo: TipoAgenda, dates: Dates, now: LocalTime) => readonly Stood[];

/**
 * Keeps the lists of parts from minute to minute: only entries whose time has ended are put in order anew. To sort all of 100,000 entries would take
 * a second of each minute. A part is never changed: another version is another object.
 */
export function keptOrders(): OrderOf {
  const kept = new LRUCache<string, Snapshot[]>({
    maxSize: MOST,
    sizeCalculation: (all) => Math.min(MOST, 1 + (all.at(-1)?.watched.length ?? 0)),
  });
  const names = new WeakMap<AgendaPart, number>();
  let named = 0;
  const nameOf = (part: AgendaPart): number => {
    const name = names.get(part) ?? ++named;
    names.set(part, name);
    return name;
  };
  const snapshotAt = (part: AgendaPart, tipo: TipoAgenda, dates: Dates, now: LocalTime): Snapshot => {
    const isWindow = Boolean(dates.fecha || dates.desde);
    // Windows of days are others every day.
    const day = isWindow ? agendaDay(now) : '';
    const key = [nameOf(part), tipo, dates.fecha, dates.desde, dates.hasta, day].join('|');
    const all = kept.get(key) ?? [];
    const there = all.find(({ from, until }) => from <= now && now < until);
    if (there) return there;
    const before = all
      .filter(({ from }) => from <= now)
      .reduce<Snapshot | undefined>(
        (latest, one) => (latest && latest.from > one.from ? latest : one),
        undefined,
      );
    const ended = before?.watched.flatMap(({ listed, until }) => (until <= now ? [listed] : [])) ?? [];
    const made =
      isWindow && !before
        ? windowed(snapshotAt(part, tipo, {}, now), tipo, dates, now)
        : snapshot(tipo, dates, now, before ? ended : listedOf(part, tipo), before);
    kept.set(key, [...all, made].slice(-SNAPSHOTS));
    return made;
  };
  return (part, tipo, dates, now) => snapshotAt(part, tipo, dates, now).list;
}
