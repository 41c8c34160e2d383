import type { TipoAgenda } from 'domain/ids';
import { Button, ButtonLink } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import type { MouseEvent } from 'react';
import styles from './explore.module.css';

const TEXTO = {
  evento: 'Ver más eventos',
  curso: 'Ver más cursos',
  promo: 'Ver más promos',
} as const satisfies Record<TipoAgenda, string>;

interface VerMasProps {
  tipo: TipoAgenda;
  /** Address of the list with a page more: followed before any script. `null` where no address asks for so many. */
  to: string | null;
  cargando: boolean;
  error: string;
  onVerMas: () => void;
}

/** The way to a section's next page. It stays while that is read, so that the focus stays with it. */
export function VerMas({ tipo, to, cargando, error, onVerMas }: VerMasProps) {
  const alApretar = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onVerMas();
  };
  const texto = cargando ? 'Cargando...' : TEXTO[tipo];
  return (
    <div className={styles.more}>
      <FieldError error={error} />
      {to ? (
        <ButtonLink kind="secondary" to={to} onClick={alApretar} aria-busy={cargando}>
          {texto}
        </ButtonLink>
      ) : (
        <Button kind="secondary" onClick={onVerMas} aria-busy={cargando}>
          {texto}
        </Button>
      )}
    </div>
  );
}
