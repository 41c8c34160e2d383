import type { Ubicacion } from '@vidriera/domain/perfil/ubicacion-schema';
import { LIMITS } from '@vidriera/domain/values/limits';

/** '-34.603722, -58.381592' */
export const coordinates = ({ lat, lng }: Ubicacion): string =>
  `${lat.toFixed(LIMITS.coordinateDecimals)}, ${lng.toFixed(LIMITS.coordinateDecimals)}`;

/** Returns a map's address, by coordinates if there are any; `null` without a place. */
export function mapUrl(ubicacion: Ubicacion | null, direccion: string | null): string | null {
  const place = ubicacion ? `${ubicacion.lat},${ubicacion.lng}` : direccion;
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : null;
}
