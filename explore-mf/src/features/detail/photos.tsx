import type { AgendaCard, Detail } from '@vidriera/domain/item/wire-schema';
import { isolated } from '@vidriera/domain/values/isolated';
import { useServed } from '@vidriera/kit/hooks/use-served';
import { Carousel } from '@vidriera/kit/ui/cards/carousel';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { useLocation } from '@vidriera/router';
import { type ComponentProps, useEffect, useState } from 'react';
import styles from './cover.module.css';

/** Displayed widths of pictures of 4:3, per kind. */
const SIZES = {
  evento: '(min-width: 768px) 800px, 106vw',
  curso: '(min-width: 768px) 480px, 100vw',
  promo: '(min-width: 768px) 480px, 100vw',
};

export function Photos({ detail }: { detail: AgendaCard | Detail }) {
  const { imagen: first, titulo } = detail;
  const sizes = useCardsSizes();
  const extras = 'imagenes' in detail ? detail.imagenes : [];
  const imagenes = [...new Set([first, ...extras].filter((item) => item !== null))];
  const photo = (imagen: string | null, index: number) => (
    <Photo
      imagen={imagen}
      alt={imagenes.length > 1 ? `${isolated(titulo)}, foto ${index + 1} de ${imagenes.length}` : ''}
      seed={detail.id}
      title={titulo}
      sizes={SIZES[detail.tipo]}
      before={index === 0 ? sizes : undefined}
      priority={index === 0}
      wholePosters={detail.tipo === 'evento'}
      className={styles.photo}
    />
  );
  if (imagenes.length < 2) return <div className={styles.photos}>{photo(imagenes[0] ?? null, 0)}</div>;
  return (
    <Carousel label={`Fotos de ${isolated(titulo)}`} className={styles.photos}>
      {imagenes.map((imagen, index) => (
        <li key={imagen}>{photo(imagen, index)}</li>
      ))}
    </Carousel>
  );
}

/** Returns the `sizes` of the card that led here, whose file is cached; undefined on a page from the server. */
function useCardsSizes(): string | undefined {
  const sizes: unknown = useLocation().state?.sizes;
  const served = useServed();
  const [atFirst] = useState(!served && typeof sizes === 'string' ? sizes : undefined);
  return atFirst;
}

/** Shows the cached file of `before` until the one of `sizes` is loaded. */
function Photo({
  sizes,
  before,
  ...picture
}: ComponentProps<typeof Picture> & { before: string | undefined }) {
  const [now, setNow] = useState(before ?? sizes);
  useEffect(() => setNow(sizes), [sizes]);
  return <Picture {...picture} sizes={now} />;
}
