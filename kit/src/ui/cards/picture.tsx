import { isPosterName, isTall } from '@vidriera/domain/image/poster-name';
import type { ThumbnailWidth } from '@vidriera/domain/values/limits';
import { useContext, useEffect, useRef, useState } from 'react';
import { cx } from '../../class-names.ts';
import { PictureSizes } from '../../pictures/picture-sizes.ts';
import { pictureSources } from '../../pictures/picture-source.ts';
import styles from './picture.module.css';
import { Poster } from './poster.tsx';

interface PictureProps {
  /** Storage path, download URL or `blob:` address; anything else shows the poster. */
  imagen: string | null | undefined;
  /** '' if the text beside it says the same. */
  alt: string;
  seed: string;
  title: string;
  ratio?: '4:3' | '1:1' | '16:9' | '3:1' | undefined;
  /** The `sizes` of `<img>`; a card's by default. */
  sizes?: string | undefined;
  /** The one thumbnail width that is enough on every screen. */
  only?: ThumbnailWidth | undefined;
  priority?: boolean | undefined;
  /** Shows a poster whole: by its name, or once it is loaded, by its shape. */
  wholePosters?: boolean;
  className?: string | undefined;
}

/** For its style. State would render long lists once more. */
function markLoaded(image: HTMLImageElement): void {
  image.dataset.loaded = '';
}

const HEIGHTS = { '4:3': 360, '1:1': 480, '16:9': 270, '3:1': 160 } as const;
const CLASSES = { '4:3': 'r43', '1:1': 'r11', '16:9': 'r169', '3:1': 'r31' } as const;

/**
 * A picture in a box of fixed aspect ratio: this visit's upload, the thumbnails, the original if its URL is known, or a poster.
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
  wholePosters = false,
  className,
}: PictureProps) {
  const usual = useContext(PictureSizes);
  const [failed, setFailed] = useState<{ imagen: string | null | undefined; times: number }>();
  const [tall, setTall] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const times = failed?.imagen === imagen ? (failed?.times ?? 0) : 0;
  const source = pictureSources(imagen, only)[times];
  const isWhole = wholePosters && (tall || isPosterName(imagen));

  // It may have loaded or failed before hydration.
  useEffect(() => {
    const element = image.current;
    if (!imagen || !element?.complete || !element.currentSrc) return;
    setTall(isTall(element.naturalWidth, element.naturalHeight));
    if (element.naturalWidth === 0) setFailed({ imagen, times: times + 1 });
    else markLoaded(element);
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
          onLoad={({ currentTarget }) => {
            setTall(isTall(currentTarget.naturalWidth, currentTarget.naturalHeight));
            markLoaded(currentTarget);
          }}
          onError={() => setFailed({ imagen, times: times + 1 })}
          data-whole={isWhole ? '' : undefined}
          className={cx(styles.image, isWhole && styles.whole)}
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
