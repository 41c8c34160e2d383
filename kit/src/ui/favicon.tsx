import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import styles from './favicon.module.css';

/** Asked for at 64 px, through our own origin: visitors' browsers tell no third party what they look at. */
const faviconPath = (domain: string): string => `/img/favicon/64/${encodeURIComponent(domain)}`;

/**
 * A site's icon in a square of 44 px; a drawn chain where there is none, and until it has come. It is not in the server's HTML: a page
 * of links would ask for a dozen icons before its own first picture.
 */
export function Favicon({ domain }: { domain: string }) {
  const hydrated = useHydrated();
  const [answer, setAnswer] = useState<{ domain: string; came: boolean }>();
  const came = answer?.domain === domain ? answer.came : undefined;
  return (
    <span className={styles.box}>
      {came ? null : <Link2 size={20} />}
      {hydrated && domain && came !== false ? (
        <img
          src={faviconPath(domain)}
          width={28}
          height={28}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setAnswer({ domain, came: true })}
          onError={() => setAnswer({ domain, came: false })}
          className={came ? undefined : styles.coming}
        />
      ) : null}
    </span>
  );
}
