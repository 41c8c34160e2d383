import {
  CATEGORIA_VISIBLE,
  CATEGORIAS,
  type CategoriaTitulo,
  categoriaId,
} from '@vidriera/domain/categoria/categoria';
import { CategoryIcon } from '@vidriera/kit/ui/category-icon';

const chip = (titulo: CategoriaTitulo, value: string) => ({
  value,
  label: CATEGORIA_VISIBLE[titulo],
  icon: <CategoryIcon of={titulo} />,
});

/** Chips of the categories by title, as events store them. */
export const BY_TITULO = CATEGORIAS.map((titulo) => chip(titulo, titulo));

/** Chips of the categories by id, as courses refer to them. */
export const BY_ID = CATEGORIAS.map((titulo) => chip(titulo, categoriaId(titulo)));
