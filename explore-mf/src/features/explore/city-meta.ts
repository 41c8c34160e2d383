import type { WirePlace } from '@vidriera/domain/localidad/schema';
import { type Filters, hasFilters, tituloOf } from './filters.ts';

/** Title and description of explore: of the country, or of a place. */
export function cityMeta(filters: Filters, place: WirePlace | null): { title: string; description: string } {
  const title = tituloOf(filters);
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
