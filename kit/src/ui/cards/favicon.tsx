import { palette } from '@vidriera/domain/values/palette';
import { useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { BrandIcon } from '../parts/brand-icon.tsx';
import styles from './favicon.module.css';

/** Served from our own origin, so that third parties do not see visitors' requests. */
const faviconPath = (domain: string): string => `/img/favicon/64/${encodeURIComponent(domain)}`;

const WHATSAPP = /^(?:(?:api|chat|web|www)\.)?(?:wa\.me|whatsapp\.com)$/;

/**
 * A site's icon in a square of 44 px, or its first letter; WhatsApp has its logo. The server's HTML omits the icon: a page of links would
 * request a dozen icons before its first picture.
 * @param titulo provides the letter without a domain
 */
export function Favicon({ domain, titulo }: { domain: string; titulo: string }) {
  const hydrated = useHydrated();
  const [answer, setAnswer] = useState<{ domain: string; came: boolean }>();
  const came = answer?.domain === domain ? answer.came : undefined;
  const name = domain || titulo;
  if (WHATSAPP.test(domain)) {
    return (
      <span className={styles.box} data-palette="1">
        <BrandIcon red="whatsapp" />
      </span>
    );
  }
  return (
    <span className={styles.box} data-palette={came ? undefined : palette(name)}>
      {came ? null : <span aria-hidden="true">{/[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()}</span>}
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
