import type { Ubicacion } from '@vidriera/domain/perfil/ubicacion-schema';
import { LIMITS } from '@vidriera/domain/values/limits';

/** Coordinates as they are shown: '-34.603722, -58.381592'. */
export const coordinates = ({ lat, lng }: Ubicacion): string =>
  `${lat.toFixed(LIMITS.coordinateDecimals)}, ${lng.toFixed(LIMITS.coordinateDecimals)}`;

/** Address of a map of the place, by its coordinates where there are any; `null` without either. */
export function mapUrl(ubicacion: Ubicacion | null, direccion: string | null): string | null {
  const place = ubicacion ? `${ubicacion.lat},${ubicacion.lng}` : direccion;
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : null;
}
