import type { Detail } from 'domain/item/wire-schema';
import { Carousel } from 'kit/ui/carousel';
import { Picture } from 'kit/ui/picture';
import styles from './cover.module.css';

/** How wide pictures of 4:3 are shown that fill the box of each kind. */
const SIZES = {
  evento: '(min-width: 768px) 800px, 167vw',
  curso: '(min-width: 768px) 480px, 100vw',
  promo: '(min-width: 768px) 480px, 100vw',
};

/** The pictures, side by side when there is more than one. */
export function Photos({ detail }: { detail: Detail }) {
  const imagenes = [...new Set([detail.imagen, ...detail.imagenes].filter((item) => item !== null))];
  const photo = (imagen: string | null, index: number) => (
    <Picture
      imagen={imagen}
      alt={imagenes.length > 1 ? `${detail.titulo}, foto ${index + 1} de ${imagenes.length}` : ''}
      seed={detail.id}
      title={detail.titulo}
      sizes={SIZES[detail.tipo]}
      priority={index === 0}
      className={styles.photo}
    />
  );
  if (imagenes.length < 2) return <div className={styles.photos}>{photo(imagenes[0] ?? null, 0)}</div>;
  return (
    <Carousel label={`Fotos de ${detail.titulo}`} className={styles.photos}>
      {imagenes.map((imagen, index) => (
        <li key={imagen}>{photo(imagen, index)}</li>
      ))}
    </Carousel>
  );
}
