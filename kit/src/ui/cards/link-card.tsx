import ArrowUpRight from '@lucide/icons/icons/arrow-up-right';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { domain, safeUrl } from '@vidriera/domain/values/safe-url';
import { shownAddress } from '@vidriera/domain/values/shown-address';
import type { ReactNode } from 'react';
import { cx } from '../../class-names.ts';
import { Icon } from '../parts/icon.tsx';
import { Favicon } from './favicon.tsx';
import styles from './link-card.module.css';
import { OwnLabel } from './own-label.tsx';
import { Picture } from './picture.tsx';

interface LinkCardProps {
  link: Pick<CardOf<'link'>, 'id' | 'titulo' | 'descripcion' | 'imagen' | 'enlace'>;
  level?: 2 | 3 | undefined;
  corner?: ReactNode;
  /** Its creator reads it on an own card: 'Oculto'. */
  label?: string | undefined;
  /** … and how many people: '3 me gusta'. */
  figures?: string | undefined;
}

/**
 * A link of a profile; opens in a new tab. Adds `https://` to an address without a scheme. A missing or unsafe address (`javascript:`)
 * gives no link.
 */
export function LinkCard({ link, level = 3, corner, label, figures }: LinkCardProps) {
  const href = safeUrl(link.enlace);
  const address = href ? shownAddress(href) : 'Sin dirección';
  const Heading = `h${level}` as const;
  return (
    <article className={cx(styles.card, !href && styles.disabled)}>
      <Favicon domain={domain(href ?? '')} titulo={link.titulo} />
      <div className={styles.words}>
        {label ? <OwnLabel>{label}</OwnLabel> : null}
        <Heading className={styles.title}>
          {href ? (
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.link}
              data-press={`link/${link.id}`}
            >
              {link.titulo}
            </a>
          ) : (
            <span aria-disabled="true">{link.titulo}</span>
          )}
        </Heading>
        {/* A link that was brought without a description has its address there. */}
        {link.descripcion && link.descripcion !== address ? (
          <p className={styles.description}>{link.descripcion}</p>
        ) : null}
        <p className={styles.domain}>{address}</p>
        {figures ? <p className="soft">{figures}</p> : null}
      </div>
      {link.imagen ? (
        <Picture
          imagen={link.imagen}
          alt=""
          seed={link.id}
          title={link.titulo}
          ratio="1:1"
          sizes="72px"
          className={styles.picture}
        />
      ) : null}
      {href && !corner ? <Icon of={ArrowUpRight} size={20} className={styles.arrow} /> : null}
      {corner ? <div className={styles.corner}>{corner}</div> : null}
    </article>
  );
}
