import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from 'domain/categoria/categoria';
import { Pills } from 'kit/ui/pills';

/** The categories to choose from; pressing the chosen one again shows all. */
export function CategoriaFilter({ current }: { current: CategoriaTitulo | null }) {
  const choices = CATEGORIAS.map((titulo) => ({
    text: CATEGORIA_VISIBLE[titulo],
    to: titulo === current ? '?' : `?categoria=${titulo}`,
    chosen: titulo === current,
  }));
  const all = { text: 'Todas', to: '?', chosen: current === null };
  return <Pills label="Filtrar por categoría" choices={[all, ...choices]} replace />;
}
