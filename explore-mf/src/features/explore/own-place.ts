import type { Card } from '@vidriera/domain/item/wire-schema';
import { kilometres, type Localidad, placeByCode, placeNear } from '@vidriera/domain/localidad/places';
import { devicePosition, positionProblem } from '@vidriera/kit/device-position';
import type { NearestFirst } from './nearest-first.ts';

/** Kilometres from the nearest place of the list beyond which one is abroad, or at sea. */
const FAR = 150;
const ABROAD = `Estás a más de ${FAR} km de cualquier lugar de la lista. Elegí una ciudad.`;

/**
 * The centre of the zona that this device is in, and the order of what is near; or in words why that is not known. The position is rounded to two decimals, a kilometre, and
 * compared with the list here: it never leaves the device.
 */
export async function ownPlace(): Promise<
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
  return { place, nearness: (cards) => cards.toSorted((a, b) => away(a) - away(b)) };
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
