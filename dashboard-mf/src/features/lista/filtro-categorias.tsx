import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from 'domain/categoria';
import { Link } from 'kit/router';
import styles from './filtro-categorias.module.css';

/** Categories as links; pressing the chosen one again shows all. */
export function FiltroCategorias({ actual }: { actual: CategoriaTitulo | null }) {
  return (
    <nav aria-label="Filtrar por categoría" className={styles.filtro}>
      <Chip to="?" elegida={actual === null}>
        Todas
      </Chip>
      {CATEGORIAS.map((titulo) => (
        <Chip key={titulo} to={titulo === actual ? '?' : `?categoria=${titulo}`} elegida={titulo === actual}>
          {CATEGORIA_VISIBLE[titulo]}
        </Chip>
      ))}
    </nav>
  );
}

const Chip = ({ to, elegida, children }: { to: string; elegida: boolean; children: string }) => (
  <Link
    to={to}
    replace
    preventScrollReset
    aria-current={elegida ? 'true' : undefined}
    className={styles.chip}
  >
    {children}
  </Link>
);
