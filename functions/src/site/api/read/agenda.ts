import { countDays } from '@vidriera/domain/agenda/days';
import {
  type Changed,
  changedSchema,
  type Days,
  daysSchema,
  type Zonas,
  zonasSchema,
} from '@vidriera/domain/api/schema';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { localTime, momentOf } from '@vidriera/domain/values/local-time';
import type { Timed } from '../../../base/time/lifetime.ts';
import type { ListQuery } from '../../../items/lists/scope.ts';
import type { ExploreRequest, ListDeps } from './explore.ts';

const until = <T>(body: T, changes: string, now: Date): Timed<T> => ({
  body,
  trueFor: Math.floor((momentOf(changes).getTime() - now.getTime()) / 1000),
});

/** `GET /api/agenda/dias`, read like lists. With words it counts search results. */
export async function days(
  { lists, now }: ListDeps,
  { q, literal, ...filters }: ListQuery & Pick<ExploreRequest, 'q' | 'literal'>,
): Promise<Timed<Days>> {
  const at = now();
  const time = localTime(at);
  const found = async (words: string) => {
    const request = { ...filters, q: words, literal: !!literal, everyDay: true };
    const { list } = await lists.found(request, 'evento', {}, time);
    return countDays(
      list.map(({ entry }) => entry),
      time,
    );
  };
  const { counted, changes } = q ? await found(q) : await lists.days(filters, time);
  return until(daysSchema.parse(counted), changes, at);
}

/** `GET /api/agenda/cambios`, read like lists of the whole country. */
export async function changed({ lists, now }: ListDeps): Promise<Timed<Changed>> {
  const at = now();
  const { counted, changes } = await lists.changed(localTime(at));
  return until(changedSchema.parse(counted), changes, at);
}

/** `GET /api/agenda/zonas`, read like lists of the whole country. Items without a zona are left out. */
export async function upcomingByZona({ lists, now }: ListDeps): Promise<Timed<Zonas>> {
  const at = now();
  const { counted, changes } = await lists.upcomingByZona(localTime(at));
  const zonas = [...counted]
    .flatMap(([codigo, cantidad]) => {
      const place = placeByCode(codigo);
      return place && cantidad > 0 ? [{ codigo, nombre: place.nombre, cantidad }] : [];
    })
    .sort((a, b) => b.cantidad - a.cantidad || a.nombre.localeCompare(b.nombre, 'es'));
  return until(zonasSchema.parse({ zonas }), changes, at);
}
