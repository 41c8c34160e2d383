import type { Tarjeta } from 'domain/api';
import type { Dia } from 'domain/fecha';
import type { Tipo } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { falloDe } from 'kit/fallo';
import { ButtonLink } from 'kit/ui/button';
import { CardGrid } from 'kit/ui/card-grid';
import { FieldError } from 'kit/ui/field';
import { ItemCard } from 'kit/ui/item-card';
import { EmptyState } from 'kit/ui/state';
import type { MouseEvent, ReactNode } from 'react';
import styles from './lista.module.css';
import { type Pagina, usePaginas } from './paginas.ts';

interface ListaProps {
  tab: string;
  tipo: Tipo;
  pagina: Pagina<Tarjeta>;
  hoy: Dia;
  /** Asks for the page after `cursor`. */
  pedir: (cursor: string) => Promise<Pagina<Tarjeta>>;
  /** A control at a card's corner; `quitar` takes the card off the list. */
  esquina?: (item: Tarjeta, quitar: () => void) => ReactNode;
  /** What to do about an empty list. */
  accion?: ReactNode;
}

/** A tab's cards, growing by 'Ver más': without scripts that is a link to the next page. */
export function Lista({ tab, tipo, pagina, hoy, pedir, esquina, accion }: ListaProps) {
  const { items, cursor, cargando, fallo, pedirMas, quitar } = usePaginas(pagina, pedir);
  if (!items.length && !cursor) return <EmptyState text={mensajes.perfil.vacio(tab)} action={accion} />;
  const alPedir = (event: MouseEvent) => {
    event.preventDefault();
    void pedirMas();
  };
  return (
    <div className={styles.lista}>
      <CardGrid layout={tipo === 'link' ? 'list' : 'grid'}>
        {items.map((item, indice) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              hoy={hoy}
              level={2}
              corner={esquina?.(item, () => quitar(item.id))}
              priority={indice < 2}
            />
          </li>
        ))}
      </CardGrid>
      <p role="status" className="sr-only">
        {items.length > pagina.items.length ? `${items.length} ${tab} en la lista` : ''}
      </p>
      {cursor ? (
        <div className={styles.mas}>
          <ButtonLink
            kind="secondary"
            to={`?tab=${tab}&cursor=${encodeURIComponent(cursor)}`}
            onClick={alPedir}
            aria-busy={cargando}
          >
            {cargando ? 'Cargando...' : 'Ver más'}
          </ButtonLink>
          <FieldError error={fallo ? falloDe(fallo).mensaje : null} />
        </div>
      ) : null}
    </div>
  );
}
