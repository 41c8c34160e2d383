import type { Pagina } from 'domain/api';
import type { TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { useRevalidator } from 'kit/router';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { Like } from 'kit/ui/like';
import { SkeletonCards } from 'kit/ui/skeleton';
import { ErrorState } from 'kit/ui/state';
import { useEffect, useRef } from 'react';
import styles from './explore.module.css';
import type { Filtros } from './filtros.ts';
import type { Seccion } from './load.ts';
import { useMas } from './use-mas.ts';
import { VerMas } from './ver-mas.tsx';

const NINGUNA: Pagina = { items: [], cursor: null };

interface AgendaProps {
  tipo: TipoAgenda;
  titulo: string;
  inicial: Seccion;
  /** Pages `inicial` holds. */
  paginas: number;
  filtros: Filtros;
  hoy: string;
  /** Ids shown elsewhere on the screen. */
  sin?: ReadonlySet<string>;
}

/** One kind's section, with 'Ver más' while there are further pages. Key it by its filters. */
export function Agenda({ tipo, titulo, inicial, paginas, filtros, hoy, sin }: AgendaProps) {
  const { revalidate, state } = useRevalidator();
  const primera = 'pagina' in inicial ? inicial.pagina : NINGUNA;
  const { items, cursor, cargando, error, siguiente, verMas } = useMas(tipo, primera, paginas, filtros);
  const visibles = sin ? items.filter(({ id }) => !sin.has(id)) : items;
  const seccion = useRef<HTMLElement>(null);
  const enfocar = useRef<number | null>(null);

  // Whoever pressed 'Ver más' goes on at the first card it brought.
  useEffect(() => {
    if (cargando || enfocar.current === null || visibles.length <= enfocar.current) return;
    const tarjeta = seccion.current?.querySelectorAll('article')[enfocar.current];
    tarjeta?.querySelector('a')?.focus({ preventScroll: true });
    enfocar.current = null;
  }, [cargando, visibles.length]);

  if ('pagina' in inicial && visibles.length === 0 && !cursor && sin?.size) return null;
  return (
    <section ref={seccion} aria-labelledby={tipo} className={styles.section}>
      <h2 id={tipo}>{titulo}</h2>
      {'error' in inicial ? (
        <ErrorState text={inicial.error} onRetry={() => void revalidate()} busy={state === 'loading'} />
      ) : visibles.length === 0 && !cursor ? (
        <p className={styles.none}>{mensajes.lista.vacia[tipo]}</p>
      ) : (
        <>
          <CardGrid layout={tipo === 'evento' ? 'grid' : 'shelf'}>
            {visibles.map((item, index) => (
              <li key={item.id} id={`${tipo}-${index + 1}`}>
                <ItemCard item={item} hoy={hoy} within="explore" corner={<Like item={item} />} />
              </li>
            ))}
          </CardGrid>
          {cargando ? <SkeletonCards tipo={tipo} /> : null}
          {cursor ? (
            <VerMas
              tipo={tipo}
              to={siguiente ? `${siguiente}#${tipo}-${visibles.length + 1}` : null}
              cargando={cargando}
              error={error}
              onVerMas={() => {
                enfocar.current = visibles.length;
                verMas();
              }}
            />
          ) : null}
          <p role="status" className="sr-only">
            {items.length > primera.items.length ? `${visibles.length} ${PLURAL[tipo]} en la lista` : ''}
          </p>
        </>
      )}
    </section>
  );
}

const PLURAL = { evento: 'eventos', curso: 'cursos', promo: 'promos' } as const;
