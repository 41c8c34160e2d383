import { linkIn, pointIn } from '@vidriera/domain/perfil/map-point';
import { type Ubicacion, ubicacionSchema } from '@vidriera/domain/perfil/ubicacion-schema';
import { trimInvisible } from '@vidriera/domain/values/invisible';

/** A typed place as a point (`null` if empty), or why it is none. */
export type ReadUbicacion = { ubicacion: Ubicacion | null } | { problem: string };

const PROBLEMS = {
  short:
    'Ese link es corto y no dice dónde queda. Abrilo, esperá a ver el mapa y copiá la dirección larga del navegador, o pegá las coordenadas.',
  noPoint:
    'Ese link no trae las coordenadas. En el mapa, mantené apretado el lugar: salen dos números para copiar y pegar acá.',
  notUnderstood:
    'No reconocemos ese lugar. Pegá dos números, como -34.603722, -58.381592, o el link de un mapa.',
  outside: 'Esas coordenadas quedan fuera del mapa: la latitud va de -90 a 90 y la longitud de -180 a 180.',
} as const;

/** Parses coordinates, or a map link of Google, OpenStreetMap, Apple or Waze. */
export function readUbicacion(text: string): ReadUbicacion {
  const clean = trimInvisible(text);
  if (!clean) return { ubicacion: null };
  const point = pointIn(clean);
  if (point === 'short') return { problem: PROBLEMS.short };
  if (!point) return { problem: linkIn(clean) ? PROBLEMS.noPoint : PROBLEMS.notUnderstood };
  const ubicacion = ubicacionSchema.safeParse(point);
  return ubicacion.success ? { ubicacion: ubicacion.data } : { problem: PROBLEMS.outside };
}
