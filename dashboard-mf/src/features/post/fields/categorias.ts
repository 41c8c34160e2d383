import { CATEGORIA_VISIBLE, CATEGORIAS, categoriaId } from 'domain/categoria/categoria';

/** Chips of the categories by title, as events store them. */
export const BY_TITULO = CATEGORIAS.map((value) => ({ value, label: CATEGORIA_VISIBLE[value] }));

/** Chips of the categories by id, as courses refer to them. */
export const BY_ID = CATEGORIAS.map((titulo) => ({
  value: categoriaId(titulo) as string,
  label: CATEGORIA_VISIBLE[titulo],
}));
