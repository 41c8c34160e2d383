import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from 'domain/categoria';
import { Link } from 'kit/router';
import { useEffect, useRef } from 'react';
import styles from './filtro-categorias.module.css';

/** Categories as links; pressing the chosen one again shows all. */
export function FiltroCategorias({ actual }: { actual: CategoriaTitulo | null }) {
  const fila = useRef<HTMLElement>(null);

  // On a phone the chosen one may lie out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that is marked follows from it
  useEffect(() => {
    const elegida = fila.current?.querySelector<HTMLElement>('[aria-current]');
    if (!fila.current || !elegida) return;
    fila.current.scrollLeft = elegida.offsetLeft - (fila.current.clientWidth - elegida.offsetWidth) / 2;
  }, [actual]);

  return (
    <nav ref={fila} aria-label="Filtrar por categoría" className={styles.filtro}>
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
