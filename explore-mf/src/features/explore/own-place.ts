import { type Localidad, placeByCode, placeNear } from 'domain/localidad/places';
import { position, whyNoPosition } from 'kit/position';

/** Kilometres from the nearest place of the list beyond which one is abroad, or at sea. */
const FAR = 150;
const ABROAD = `Estás a más de ${FAR} km de cualquier lugar de la lista. Elegí una ciudad.`;

/**
 * The centre of the zona that this device is in, or in words why it is not known. The position is rounded to two decimals, a kilometre, and
 * compared with the list here: it never leaves the device.
 */
export async function ownPlace(): Promise<{ place: Localidad } | { problem: string }> {
  const where = await position(false).catch((caught: unknown) =>
    whyNoPosition(caught, 'elegí tu ciudad de la lista'),
  );
  if (typeof where === 'string') return { problem: where };
  const nearest = placeNear({ lat: rounded(where.lat), lng: rounded(where.lng) }, FAR);
  const place = placeByCode(nearest?.zona);
  return place ? { place } : { problem: ABROAD };
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
