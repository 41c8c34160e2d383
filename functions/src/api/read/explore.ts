import { cardOfEntry } from 'domain/agenda/card-schema';
import { type Stood, withoutCrowds } from 'domain/agenda/list';
import { compare, type Phase } from 'domain/agenda/order';
import { type ExploreParams, type Page, pageSchema } from 'domain/api/schema';
import { placeByCode } from 'domain/localidad/places';
import { LIMITS } from 'domain/values/limits';
import { localTime } from 'domain/values/local-time';
import type { Lists } from '../../agenda/lists.ts';
import { type Position, writeCursor } from './cursor.ts';
import { authorAt } from './owners.ts';
import { momentAt } from './standing.ts';

export type ListDeps = { lists: Lists; now: () => Date };
export type ExploreRequest = Omit<ExploreParams, 'cursor' | 'limit' | 'q'> & {
  q?: string;
  limit?: number;
  cursor?: Position | null | undefined;
};

/** The place of what stands there, as a cursor says it. */
const placeOf = ({ at, id }: Stood): NonNullable<Position['after']> => ({
  s: Math.floor(at / 1000),
  n: (((at % 1000) + 1000) % 1000) * 1e6,
  id: id as NonNullable<Position['after']>['id'],
});

/** Whether something stands behind the place a cursor names. */
const isBehind = (one: Stood, { phase, after }: { phase: Phase; after: Position['after'] }): boolean =>
  after
    ? compare(one, { phase, at: momentAt(after), id: after.id }) > 0
    : compare(one, { phase, at: one.at, id: one.id }) >= 0;

/**
 * `GET /api/explore`: one page of one kind, upcoming first; nothing for a search without a letter or number, and where no place is called so.
 * It is made of what is kept of the agenda: reads, see docs/data.md. A page that goes on does so by the clock of the first.
 */
export async function explore(
  { lists, now }: ListDeps,
  { cursor = null, limit = LIMITS.page, q, tipo, fecha, desde, hasta, ...asked }: ExploreRequest,
): Promise<Page> {
  const shownAt = now();
  const at = cursor?.at ?? shownAt.getTime();
  const list = await lists.ordered({ ...asked, q }, tipo, { fecha, desde, hasta }, localTime(new Date(at)));
  const shown = q ? list : withoutCrowds(list);
  const rest = cursor ? shown.filter((one) => isBehind(one, cursor)) : shown;
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const more = last && rest.length > limit ? { tipo, phase: last.phase, at, after: placeOf(last) } : null;
  return pageSchema.parse({
    items: page.map((one) =>
      cardOfEntry(
        one,
        authorAt(one.entry.uid, one.owner, shownAt),
        asked.en ? undefined : placeByCode(one.entry.localidad)?.ciudad,
      ),
    ),
    cursor: more ? writeCursor(more) : null,
    ...(more && { total: list.length }),
  });
}
