import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useRef, useState } from 'react';
import styles from './favicon.module.css';

/** Asked for at 64 px, through our own origin: visitors' browsers tell no third party what they look at. */
const faviconPath = (domain: string): string => `/img/favicon/64/${encodeURIComponent(domain)}`;

/** A site's icon in a square of 44 px; a drawn chain where there is none. */
export function Favicon({ domain }: { domain: string }) {
  const [broken, setBroken] = useState('');
  const image = useRef<HTMLImageElement>(null);

  // It may have failed before React was there to hear of it.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBroken(domain);
  }, [domain]);

  return (
    <span className={styles.box}>
      {domain && broken !== domain ? (
        <img
          ref={image}
          src={faviconPath(domain)}
          width={28}
          height={28}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(domain)}
        />
      ) : (
        <Link2 size={20} strokeWidth={1.75} aria-hidden />
      )}
    </span>
  );
}
