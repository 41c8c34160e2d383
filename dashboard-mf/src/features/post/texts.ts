import type { TipoFecha } from '@vidriera/domain/evento/evento';
import type { Tipo } from '@vidriera/domain/values/ids';

/** Texts of the post screens that are not in the catalogue. */
export const TIPO_NAME: Record<Tipo, string> = {
  link: 'Link',
  evento: 'Evento',
  curso: 'Curso',
  promo: 'Promo',
};

export const CREATE_TITULO: Record<Tipo, string> = {
  link: 'Publicá un link',
  evento: 'Publicá un evento',
  curso: 'Publicá un curso',
  promo: 'Publicá una promo',
};

export const PUBLISHED_TITULO: Record<Tipo, string> = {
  link: 'Publicaste un link',
  evento: 'Publicaste un evento',
  curso: 'Publicaste un curso',
  promo: 'Publicaste una promo',
};

export const EDIT_TITULO: Record<Tipo, string> = {
  link: 'Editá tu link',
  evento: 'Editá tu evento',
  curso: 'Editá tu curso',
  promo: 'Editá tu promo',
};

export const PUBLISH: Record<Tipo, string> = {
  link: 'Publicar link',
  evento: 'Publicar evento',
  curso: 'Publicar curso',
  promo: 'Publicar promo',
};

export const EXAMPLE_TITULO: Record<Tipo, string> = {
  link: 'La carta de esta semana',
  evento: 'Milonga en el patio',
  curso: 'Cerámica desde cero',
  promo: '2×1 en cortados',
};

export const TIPO_FECHA_VISIBLE: Record<TipoFecha, string> = {
  sinFecha: 'Sin fecha',
  exacta: 'Un día',
  periodica: 'Se repite',
};

export const PERFIL_TAB = {
  link: 'links',
  evento: 'eventos',
  curso: 'cursos',
  promo: 'promos',
} as const satisfies Record<Tipo, string>;
