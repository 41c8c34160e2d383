import { type JsonObject, listData } from '@vidriera/domain/item/structured-data';
import type { ExploreData } from './load.ts';

/** Items in the JSON-LD; all of them would exceed the HTML budget. */
const TOLD = 10;

/** Returns the JSON-LD of a place's agenda; none for the whole country. */
export function cityData({ place, soon, evento, promo, curso }: ExploreData, origin: string): JsonObject[] {
  if (!place) return [];
  const sections = [...soon.map(({ events }) => events), evento, promo, curso];
  const cards = sections.flatMap((section) => ('value' in section ? section.value.items : []));
  return listData(`Qué hacer en ${place.nombre}`, cards.slice(0, TOLD), origin);
}
