import type { CategoriaTitulo } from '@vidriera/domain/categoria/categoria';

/** Lucide icons. */
export const ICONS: Record<CategoriaTitulo, string> = {
  Fiestas: 'party-popper',
  Deportes: 'volleyball',
  Gastronomia: 'utensils',
  Educacion: 'graduation-cap',
  Caridad: 'hand-heart',
  Teatro: 'drama',
  Musica: 'music',
  Turismo: 'mountain',
  Empresarial: 'briefcase',
  Infantil: 'baby',
  Otros: 'sparkles',
};
