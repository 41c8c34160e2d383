import {
  CATEGORIA_VISIBLE,
  CATEGORIAS,
  type CategoriaTitulo,
  categoriaId,
} from '@vidriera/domain/categoria/categoria';
import { CategoryIcon } from '@vidriera/kit/ui/cards/category-icon';

const chip = <V extends string>(titulo: CategoriaTitulo, value: V) => ({
  value,
  label: CATEGORIA_VISIBLE[titulo],
  icon: <CategoryIcon of={titulo} />,
});

/** By title, as events store categories. */
export const BY_TITULO = CATEGORIAS.map((titulo) => chip(titulo, titulo));

/** By id, as courses store them. */
export const BY_ID = CATEGORIAS.map((titulo) => chip(titulo, categoriaId(titulo)));
