import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from 'domain/categoria/categoria';
import { Link } from 'kit/router';
import { useEffect, useRef } from 'react';
import styles from './categoria-filter.module.css';

/** Categories as links; pressing the chosen one again shows all. */
export function CategoriaFilter({ current }: { current: CategoriaTitulo | null }) {
  const row = useRef<HTMLElement>(null);

  // On a phone the chosen one may lie out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that is marked follows from it
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);

  return (
    <nav ref={row} aria-label="Filtrar por categoría" className={styles.filter}>
      <Chip to="?" chosen={current === null}>
        Todas
      </Chip>
      {CATEGORIAS.map((titulo) => (
        <Chip key={titulo} to={titulo === current ? '?' : `?categoria=${titulo}`} chosen={titulo === current}>
          {CATEGORIA_VISIBLE[titulo]}
        </Chip>
      ))}
    </nav>
  );
}

const Chip = ({ to, chosen, children }: { to: string; chosen: boolean; children: string }) => (
  <Link to={to} replace preventScrollReset aria-current={chosen ? 'true' : undefined} className={styles.chip}>
    {children}
  </Link>
);
