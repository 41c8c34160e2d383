import { cardOfEntry } from '@vidriera/domain/agenda/card-schema';
import { type ShownEntry, type TimedEntry, withoutCrowds } from '@vidriera/domain/agenda/list';
import { compare, type Phase } from '@vidriera/domain/agenda/order';
import { type ExploreParams, type Page, pageSchema } from '@vidriera/domain/api/schema';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { LIMITS } from '@vidriera/domain/values/limits';
import { localTime } from '@vidriera/domain/values/local-time';
import type { Lists } from '../../../items/lists/lists.ts';
import { compareRanked, type Ranked } from '../../../items/search/rank.ts';
import { type CursorPosition, writeCursor } from './cursor.ts';
import { authorAt } from './owners.ts';
import { momentAt } from './phase.ts';

export type ListDeps = { lists: Lists; now: () => Date };
export type ExploreRequest = Omit<ExploreParams, 'cursor' | 'limit' | 'q' | 'literal'> & {
  q?: string;
  literal?: ExploreParams['literal'];
  limit?: number;
  cursor?: CursorPosition | null | undefined;
};

/** Returns an entry's position for a cursor. */
const placeOf = ({ at, id, ...timedEntry }: TimedEntry | Ranked): NonNullable<CursorPosition['after']> => ({
  s: Math.floor(at / 1000),
  n: (((at % 1000) + 1000) % 1000) * 1e6,
  id: id as NonNullable<CursorPosition['after']>['id'],
  ...('weight' in timedEntry && { w: timedEntry.weight }),
});

/** Returns whether an entry follows a cursor's position. */
const isBehind = (
  timedEntry: TimedEntry,
  { phase, after }: { phase: Phase; after: CursorPosition['after'] },
): boolean =>
  after
    ? compare(timedEntry, { phase, at: momentAt(after), id: after.id }) > 0
    : compare(timedEntry, { phase, at: timedEntry.at, id: timedEntry.id }) >= 0;

/** Returns the search results after a cursor. */
function foundBehind(
  list: readonly Ranked[],
  { phase, after }: { phase: Phase; after: CursorPosition['after'] },
  compare: ReturnType<typeof compareRanked>,
): readonly Ranked[] {
  if (!after) return list;
  const last = { phase, at: momentAt(after), id: after.id, weight: after.w ?? 0 };
  return list.filter((timedEntry) => compare(timedEntry, last) > 0);
}

/** Cards of one day of the agenda lie closer together. */
const DAYS_MS = 2 * 86_400_000;

/**
 * Returns the entries after a cursor, at least one more than a page. Groups crowds only on the page's days:
 * all days of 100,000 entries would take longer than everything else.
 */
function restOf(
  list: readonly TimedEntry[],
  cursor: CursorPosition | null,
  limit: number,
): readonly ShownEntry[] {
  const begins = cursor ? list.findIndex((timedEntry) => isBehind(timedEntry, cursor)) : 0;
  for (let count = begins + 4 * limit; ; count *= 2) {
    const last = list[count];
    const isCut = last?.phase === 'upcoming';
    const end = isCut
      ? list.findIndex(
          (timedEntry, i) =>
            i > count && !(timedEntry.phase === 'upcoming' && timedEntry.at < last.at + DAYS_MS),
        )
      : -1;
    const shown = withoutCrowds(end < 0 ? list : list.slice(0, end));
    const rest = shown.filter(
      (timedEntry) => (!cursor || isBehind(timedEntry, cursor)) && (!isCut || compare(timedEntry, last) < 0),
    );
    if (rest.length > limit || !isCut) return rest;
  }
}

/**
 * `GET /api/explore`: a page of one kind, upcoming first; empty for a search without words or an unknown
 * place. Read from the agenda's parts: see docs/data.md. Later pages keep the first one's clock.
 */
export async function explore(
  { lists, now }: ListDeps,
  { cursor = null, limit = LIMITS.page, q, literal, tipo, fecha, desde, hasta, ...filters }: ExploreRequest,
): Promise<Page> {
  const shownAt = now();
  const at = cursor?.at ?? shownAt.getTime();
  const dates = { fecha, desde, hasta };
  const time = localTime(new Date(at));
  const found = q
    ? await lists.found({ ...filters, q, literal: literal !== undefined }, tipo, dates, time)
    : null;
  const list = found?.list ?? (await lists.ordered(filters, tipo, dates, time));
  const rest = found
    ? foundBehind(found.list, cursor ?? { phase: 'upcoming', after: null }, compareRanked(tipo, time))
    : restOf(list, cursor, limit);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const more = last && rest.length > limit ? { tipo, phase: last.phase, at, after: placeOf(last) } : null;
  return pageSchema.parse({
    items: page.map((timedEntry) =>
      cardOfEntry(
        timedEntry,
        authorAt(timedEntry.entry.uid, timedEntry.owner, shownAt),
        filters.en ? undefined : placeByCode(timedEntry.entry.localidad)?.ciudad,
      ),
    ),
    cursor: more ? writeCursor(more) : null,
    ...(more && { total: list.length }),
    mended: found?.mended ?? undefined,
    dated: found?.dated ?? undefined,
  });
}
