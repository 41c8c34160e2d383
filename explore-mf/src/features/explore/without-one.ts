import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { result } from '@vidriera/kit/data/result';
import type { apiFrom } from '@vidriera/kit/requests/api';
import { addressOf, type ExploreFilters, filterParts, hasFilters } from './filters.ts';

/** Ways on from filters without a result. */
export interface WithoutOne {
  /** Lists without one of the filters that have something: 'gratis', its address, its results. */
  lists: { text: string; to: string; count: number }[];
  /** Events of the same day or time, whatever else was asked for. */
  sameDay: Card[];
}

const CARDS = 3;
/** Filters that are left out in turn: each takes a request for each kind. */
const PARTS = 3;
const OPTIONAL = { optional: true };

/** Reads the lists without one of the first filters. A failed request leaves its part out. Import it late. */
export async function readWithoutOne(
  api: ReturnType<typeof apiFrom>,
  filters: ExploreFilters,
  now: LocalTime,
): Promise<WithoutOne> {
  const countOf = async (rest: ExploreFilters): Promise<number> => {
    const pages = await Promise.all(
      TIPOS_AGENDA.map((tipo) =>
        result(api(pageSchema, apiPaths.explore, { tipo, ...rest, limit: 1 }, OPTIONAL), ''),
      ),
    );
    return pages.reduce(
      (sum, page) => sum + ('value' in page ? (page.value.total ?? page.value.items.length) : 0),
      0,
    );
  };
  const { en, fecha, desde, hasta } = filters;
  const parts = filterParts(filters, now)
    .filter(({ rest }) => hasFilters(rest))
    .slice(0, PARTS);
  const [counts, sameDay] = await Promise.all([
    Promise.all(parts.map(({ rest }) => countOf(rest))),
    fecha || desde
      ? result(
          api(
            pageSchema,
            apiPaths.explore,
            { tipo: 'evento', en, fecha, desde, hasta, limit: CARDS },
            OPTIONAL,
          ),
          '',
        )
      : null,
  ]);
  return {
    lists: parts.flatMap(({ text, rest }, at) => {
      const count = counts[at] ?? 0;
      return count > 0 ? [{ text, to: addressOf(rest), count }] : [];
    }),
    sameDay: sameDay && 'value' in sameDay ? sameDay.value.items : [],
  };
}
