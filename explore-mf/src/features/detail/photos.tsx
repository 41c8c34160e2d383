import type { AgendaCard, Detail } from '@vidriera/domain/item/wire-schema';
import { Carousel } from '@vidriera/kit/ui/carousel';
import { Picture } from '@vidriera/kit/ui/picture';
import { useHydrated } from '@vidriera/kit/use-hydrated';
import { useLocation } from '@vidriera/router';
import { type ComponentProps, useEffect, useState } from 'react';
import styles from './cover.module.css';

/** How wide pictures of 4:3 are shown that fill the box of each kind. */
const SIZES = {
  evento: '(min-width: 768px) 800px, 106vw',
  curso: '(min-width: 768px) 480px, 100vw',
  promo: '(min-width: 768px) 480px, 100vw',
};

/** The pictures, side by side when there is more than one. */
export function Photos({ detail }: { detail: AgendaCard | Detail }) {
  const { imagen: first, titulo } = detail;
  const sizes = useCardsSizes();
  const others = 'imagenes' in detail ? detail.imagenes : [];
  const imagenes = [...new Set([first, ...others].filter((item) => item !== null))];
  const photo = (imagen: string | null, index: number) => (
    <Photo
      imagen={imagen}
      alt={imagenes.length > 1 ? `${titulo}, foto ${index + 1} de ${imagenes.length}` : ''}
      seed={detail.id}
      title={titulo}
      sizes={SIZES[detail.tipo]}
      before={index === 0 ? sizes : undefined}
      priority={index === 0}
      className={styles.photo}
    />
  );
  if (imagenes.length < 2) return <div className={styles.photos}>{photo(imagenes[0] ?? null, 0)}</div>;
  return (
    <Carousel label={`Fotos de ${titulo}`} className={styles.photos}>
      {imagenes.map((imagen, index) => (
        <li key={imagen}>{photo(imagen, index)}</li>
      ))}
    </Carousel>
  );
}

/** How wide the card that led here shows the picture: that file is here already. A page from the server has none, nor has the next one. */
function useCardsSizes(): string | undefined {
  const sizes: unknown = useLocation().state?.sizes;
  const isHydrated = useHydrated();
  const [atFirst] = useState(isHydrated && typeof sizes === 'string' ? sizes : undefined);
  return atFirst;
}

/** A picture that is shown by the file of `before` first: the browser keeps it in its place until the one of `sizes` is there. */
function Photo({
  sizes,
  before,
  ...picture
}: ComponentProps<typeof Picture> & { before: string | undefined }) {
  const [now, setNow] = useState(before ?? sizes);
  useEffect(() => setNow(sizes), [sizes]);
  return <Picture {...picture} sizes={now} />;
}
