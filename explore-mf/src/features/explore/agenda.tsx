import type { TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { useRevalidator } from 'kit/router';
import { Button } from 'kit/ui/button';
import { CardGrid } from 'kit/ui/card-grid';
import { FieldError } from 'kit/ui/field';
import { SkeletonCards } from 'kit/ui/skeleton';
import { ErrorState } from 'kit/ui/state';
import { LikedItem } from '../likes/likes.tsx';
import styles from './explore.module.css';
import type { Filtros } from './filtros.ts';
import type { Seccion } from './load.ts';
import { useMas } from './use-mas.ts';

interface AgendaProps {
  tipo: TipoAgenda;
  titulo: string;
  inicial: Seccion;
  filtros: Filtros;
  hoy: string;
  /** Ids shown elsewhere on the screen. */
  sin?: ReadonlySet<string>;
}

/** One kind's section, with 'Ver más' while there are further pages. Key it by its filters. */
export function Agenda({ tipo, titulo, inicial, filtros, hoy, sin }: AgendaProps) {
  const { revalidate, state } = useRevalidator();
  const primera = 'pagina' in inicial ? inicial.pagina : { items: [], cursor: null };
  const { items, cursor, cargando, error, verMas } = useMas(tipo, primera, filtros);
  const visibles = sin ? items.filter(({ id }) => !sin.has(id)) : items;
  if ('pagina' in inicial && visibles.length === 0 && !cursor && sin?.size) return null;
  return (
    <section aria-labelledby={tipo} className={styles.section}>
      <h2 id={tipo}>{titulo}</h2>
      {'error' in inicial ? (
        <ErrorState text={inicial.error} onRetry={() => void revalidate()} busy={state === 'loading'} />
      ) : visibles.length === 0 && !cursor ? (
        <p className={styles.none}>{mensajes.lista.vacia[tipo]}</p>
      ) : (
        <>
          <CardGrid layout={tipo === 'evento' ? 'grid' : 'shelf'}>
            {visibles.map((item) => (
              <li key={item.id}>
                <LikedItem item={item} hoy={hoy} />
              </li>
            ))}
          </CardGrid>
          {cargando ? <SkeletonCards tipo={tipo} /> : null}
          <FieldError error={error} />
          {cursor && !cargando ? (
            <Button kind="secondary" onClick={verMas} className={styles.more}>
              Ver más {PLURAL[tipo]}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

const PLURAL = { evento: 'eventos', curso: 'cursos', promo: 'promos' } as const;
