import type { Card } from '@vidriera/domain/item/wire-schema';
import { kilometres, type Localidad, placeByCode, placeNear } from '@vidriera/domain/localidad/places';
import { devicePosition, positionProblem } from './device-position.ts';

/** Sorts cards by distance from this device; cards without a place come last. */
export type NearestFirst = (cards: readonly Card[]) => readonly Card[];

/** Kilometres beyond which the device is abroad or at sea. */
const FAR = 150;
const ABROAD = `Estás a más de ${FAR} km de cualquier lugar de la lista. Elegí una ciudad.`;

/**
 * Returns the centre of this device's zona, and the order by distance; or the message why not. The position is rounded to a kilometre
 * and never leaves the device.
 */
export async function nearestPlace(): Promise<
  { place: Localidad; nearness: NearestFirst } | { problem: string }
> {
  const where = await devicePosition(false).catch((caught: unknown) =>
    positionProblem(caught, 'elegí tu ciudad de la lista'),
  );
  if (typeof where === 'string') return { problem: where };
  const here = { lat: rounded(where.lat), lng: rounded(where.lng) };
  const place = placeByCode(placeNear(here, FAR)?.zona);
  if (!place) return { problem: ABROAD };
  const away = (card: Card): number => {
    const of = placeByCode('lugar' in card ? card.lugar : null);
    return of ? kilometres(of, here) : Number.MAX_VALUE;
  };
  return { place, nearness: (cards) => [...cards].sort((a, b) => away(a) - away(b)) };
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
