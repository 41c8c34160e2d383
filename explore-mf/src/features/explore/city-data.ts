import { type JsonObject, listData } from '@vidriera/domain/item/structured-data';
import type { ExploreData } from './load.ts';

/** Of a page's items those that are told: with all of them its HTML is larger than pages may be. */
const TOLD = 10;

/** What search engines are told of a place's agenda: the first that it shows. Of the whole country nothing. */
export function cityData({ place, soon, evento, promo, curso }: ExploreData, origin: string): JsonObject[] {
  if (!place) return [];
  const sections = [...soon.map(({ events }) => events), evento, promo, curso];
  const cards = sections.flatMap((section) => ('value' in section ? section.value.items : []));
  return listData(`Qué hacer en ${place.nombre}`, cards.slice(0, TOLD), origin);
}
