import { LOCALIDAD } from '@vidriera/domain/localidad/localidad';
import type { Dia } from '@vidriera/domain/values/fecha';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { now } from '@vidriera/kit/words/format';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { type ExploreFilters, filtersOf } from '../explore/filters.ts';

export interface FilterData {
  filters: ExploreFilters;
  /** The agenda's day. */
  today: Dia;
}

export async function load({ request }: LoaderFunctionArgs): Promise<FilterData> {
  const { searchParams: params } = new URL(request.url);
  const en = params.get('en') ?? '';
  return {
    filters: { ...filtersOf(params), en: LOCALIDAD.test(en) ? en : undefined },
    today: agendaDay(now()),
  };
}
