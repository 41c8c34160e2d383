import type { TipoAgenda } from 'domain/values/ids';
import { Button, ButtonLink } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import type { MouseEvent } from 'react';
import styles from './explore.module.css';

const TEXT = {
  evento: 'Ver más eventos',
  curso: 'Ver más cursos',
  promo: 'Ver más promos',
} as const satisfies Record<TipoAgenda, string>;

interface SeeMoreProps {
  tipo: TipoAgenda;
  /** Address of the list with a page more: followed before any script. `null` where no address asks for so many. */
  to: string | null;
  loading: boolean;
  error: string;
  onSeeMore: () => void;
}

/** The way to a section's next page. It stays while that is read, so that the focus stays with it. */
export function SeeMore({ tipo, to, loading, error, onSeeMore }: SeeMoreProps) {
  const onPress = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSeeMore();
  };
  const text = loading ? 'Cargando...' : TEXT[tipo];
  return (
    <div className={styles.more}>
      <FieldError error={error} />
      {to ? (
        <ButtonLink kind="secondary" to={to} onClick={onPress} aria-busy={loading}>
          {text}
        </ButtonLink>
      ) : (
        <Button kind="secondary" onClick={onSeeMore} aria-busy={loading}>
          {text}
        </Button>
      )}
    </div>
  );
}
