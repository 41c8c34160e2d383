import { cx } from '@vidriera/kit/class-names';
import { MAIN_ID } from '@vidriera/kit/main-id';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import type { ReactNode } from 'react';
import styles from './standalone.module.css';

interface StandaloneProps {
  /** The document's title. */
  title: string;
  heading: string;
  /** Below and beside the heading: a `HeaderLine`, and a link with `WAY`. */
  about?: ReactNode;
  /** Uses a wide screen's width, in columns of its own. */
  wide?: boolean;
  children: ReactNode;
}

/** A screen without the product's frame, for somebody at a counter or a door. */
export const Standalone = ({ title, heading, about, wide, children }: StandaloneProps) => (
  <div className={styles.screen}>
    <PrivateMeta title={title} />
    <header className={styles.header}>
      <a href="/" aria-label="Vidriera, inicio" className={styles.logo}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <svg aria-hidden="true" className={styles.word}>
          <use href="/wordmark.svg#w" />
        </svg>
      </a>
      <h1>{heading}</h1>
      {about}
    </header>
    <main id={MAIN_ID} tabIndex={-1} className={cx(styles.main, wide && styles.wide)}>
      {children}
    </main>
  </div>
);

export const HeaderLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.about}>{children}</p>
);

/** The class of a link in the header. */
export const WAY = styles.way;
