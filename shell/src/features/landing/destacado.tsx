import type { Destacados, Tarjeta } from 'domain/api';
import { mensajes } from 'domain/messages';
import { useRevalidator } from 'kit/router';
import { ButtonLink } from 'kit/ui/button';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { ErrorState } from 'kit/ui/state';
import styles from './destacado.module.css';

/** Cards of each kind: one full row of the widest grid. */
const CARTAS = 4;

/** This weekend and the next courses, each leading to its own page. */
export function Destacado({ destacados, hoy }: { destacados: Destacados | null; hoy: string }) {
  const { revalidate, state } = useRevalidator();
  if (!destacados) {
    return (
      <ErrorState
        text={mensajes.lista.noCargaronDatos}
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
      />
    );
  }
  if (!destacados.eventos.length && !destacados.cursos.length) return null;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <Fila titulo="Este fin de semana" items={destacados.eventos} hoy={hoy} />
        <Fila titulo="Cursos que arrancan" items={destacados.cursos} hoy={hoy} />
        <ButtonLink kind="secondary" to="/explore" className={styles.all}>
          Ver toda la agenda
        </ButtonLink>
      </div>
    </div>
  );
}

function Fila({ titulo, items, hoy }: { titulo: string; items: Tarjeta[]; hoy: string }) {
  if (!items.length) return null;
  return (
    <section className={styles.row} aria-label={titulo}>
      <h2>{titulo}</h2>
      <CardGrid layout="shelf">
        {items.slice(0, CARTAS).map((item) => (
          <li key={item.id}>
            <ItemCard item={item} hoy={hoy} within="plain" />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
