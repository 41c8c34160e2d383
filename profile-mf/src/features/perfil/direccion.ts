import { LIMITES } from 'domain/limits';
import type { Ubicacion } from 'domain/usuario';

/** Coordinates as they are shown: '-34.603722, -58.381592'. */
export const coordenadas = ({ lat, lng }: Ubicacion): string =>
  `${lat.toFixed(LIMITES.decimalesCoordenadas)}, ${lng.toFixed(LIMITES.decimalesCoordenadas)}`;

/** Address of a map of the place, by its coordinates where there are any; `null` without either. */
export function enlaceMapa(ubicacion: Ubicacion | null, direccion: string | null): string | null {
  const lugar = ubicacion ? `${ubicacion.lat},${ubicacion.lng}` : direccion;
  return lugar ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lugar)}` : null;
}
