import type { Zonas } from '@vidriera/domain/api/schema';
import type { WirePlace } from '@vidriera/domain/localidad/schema';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Link } from '@vidriera/router';
import { CITIES } from './city.tsx';
import styles from './elsewhere.module.css';
import { addressOf } from './filters.ts';

interface ElsewhereProps {
  place: WirePlace;
  /** Cities near it with something to come, nearest first. */
  near: Zonas['zonas'];
}

/** Shown in a place without upcoming items: leads to cities near it, or to all others. */
export function Elsewhere({ place, near }: ElsewhereProps) {
  if (near.length === 0) {
    return (
      <ButtonLink kind="secondary" to={CITIES}>
        Ver otras ciudades
      </ButtonLink>
    );
  }
  return (
    <p className={styles.elsewhere}>
      En {place.nombre} todavía no hay nada. Cerca:{' '}
      {near.map(({ codigo, nombre, cantidad }, i) => (
        <span key={codigo}>
          {i > 0 ? ', ' : null}
          <Link to={addressOf({ en: codigo })}>
            {nombre} ({cantidad})
          </Link>
        </span>
      ))}
    </p>
  );
}
