import type { Card } from 'domain/item/wire-schema';
import { Picture } from 'kit/ui/picture';
import styles from './collage.module.css';

/** Photographs of what is on, pinned beside the search: decoration, on wide screens only. */
export function Collage({ photos }: { photos: Card[] }) {
  if (photos.length < 3) return null;
  return (
    <div className={styles.collage} aria-hidden="true">
      {photos.map(({ id, imagen, titulo }) => (
        <Picture
          key={id}
          imagen={imagen}
          alt=""
          seed={id}
          title={titulo}
          sizes="256px"
          className={styles.photo}
        />
      ))}
    </div>
  );
}
