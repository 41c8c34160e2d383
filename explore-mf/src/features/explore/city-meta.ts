import type { WirePlace } from '@vidriera/domain/localidad/schema';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { type ExploreFilters, hasFilters, tituloOf } from './filters.ts';

export function cityMeta(
  filters: ExploreFilters,
  place: WirePlace | null,
  now: LocalTime,
): { title: string; description: string } {
  const title = tituloOf(filters, now);
  if (!place) {
    return {
      title,
      description: 'Buscá qué hacer: eventos, cursos y promos de tu ciudad, por fecha y por categoría.',
    };
  }
  const { nombre } = place;
  return {
    title: hasFilters(filters) ? `${title} en ${nombre}` : `Qué hacer en ${nombre}: eventos, cursos y promos`,
    description: `Qué hay en ${nombre}: eventos, cursos y promos, por fecha y por categoría.`,
  };
}
