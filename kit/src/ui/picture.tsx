import type { ThumbnailWidth } from '@vidriera/domain/values/limits';
import { useContext, useEffect, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { PictureSizes } from '../picture-sizes.ts';
import { pictureSources } from '../picture-source.ts';
import styles from './picture.module.css';
import { Poster } from './poster.tsx';

interface PictureProps {
  /** Storage path, Storage download URL or `blob:` address; anything else shows the poster. */
  imagen: string | null | undefined;
  /** '' where the words beside it say the same. */
  alt: string;
  /** What the poster is drawn from when there is no picture. */
  seed: string;
  title: string;
  /** Width over height of the box. */
  ratio?: '4:3' | '1:1' | '16:9' | '3:1' | undefined;
  /** How wide it is shown, as of `<img sizes>`; as a card's when missing. */
  sizes?: string | undefined;
  /** The one thumbnail that does on every screen, where it is shown this small. */
  only?: ThumbnailWidth | undefined;
  /** The page's main picture: fetched at once. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

const HEIGHTS = { '4:3': 360, '1:1': 480, '16:9': 270, '3:1': 160 } as const;
const CLASSES = { '4:3': 'r43', '1:1': 'r11', '16:9': 'r169', '3:1': 'r31' } as const;

/**
 * A picture of ours in a box of fixed proportions: what was uploaded in this visit or its thumbnails, the original where these can't
 * be loaded and its address is known, a drawn poster when there is none.
 */
export function Picture({
  imagen,
  alt,
  seed,
  title,
  ratio = '4:3',
  sizes,
  only,
  priority,
  className,
}: PictureProps) {
  const usual = useContext(PictureSizes);
  const [failed, setFailed] = useState<{ imagen: string | null | undefined; times: number }>();
  const image = useRef<HTMLImageElement>(null);
  const times = failed?.imagen === imagen ? (failed?.times ?? 0) : 0;
  const source = pictureSources(imagen, only)[times];

  // It may have failed before React was there to hear of it.
  useEffect(() => {
    const element = image.current;
    if (imagen && element?.complete && element.naturalWidth === 0 && element.currentSrc) {
      setFailed({ imagen, times: times + 1 });
    }
  }, [imagen, times]);

  return (
    <span className={cx(styles.box, styles[CLASSES[ratio]], className)}>
      {source ? (
        <img
          key={source.src}
          ref={image}
          {...source}
          sizes={source.srcSet ? (sizes ?? usual) : undefined}
          width={480}
          height={HEIGHTS[ratio]}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          onError={() => setFailed({ imagen, times: times + 1 })}
          className={styles.image}
        />
      ) : (
        <>
          <Poster seed={seed} title={title} square={ratio === '1:1'} />
          {alt ? <span className="sr-only">{alt}</span> : null}
        </>
      )}
    </span>
  );
}
