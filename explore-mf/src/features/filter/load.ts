import type { Dia } from 'domain/values/fecha';
import { agendaDay } from 'domain/values/local-time';
import { now } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Filters, filtersOf } from '../explore/filters.ts';

export interface FilterData {
  filters: Filters;
  /** By the agenda. */
  today: Dia;
}

/** What the address asks explore for, to be changed. */
export const loadFilter = async ({ request }: LoaderFunctionArgs): Promise<FilterData> => ({
  filters: filtersOf(new URL(request.url).searchParams),
  today: agendaDay(now()),
});
