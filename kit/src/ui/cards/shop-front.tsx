import { palette } from '@vidriera/domain/values/palette';
import type { ReactNode } from 'react';
import { cx } from '../../class-names.ts';
import styles from './shop-front.module.css';

interface ShopFrontProps {
  as?: 'header' | 'div';
  /** The owner's id; decides the awning's hue. */
  seed: string;
  lit: boolean;
  inside: ReactNode;
  /** Sets the window's height, `--cover`. */
  className: string | undefined;
  children?: ReactNode;
}

/** A shop window; when lit, with awning, glass and a pool of light. */
export function ShopFront({ as: Tag = 'div', seed, lit, inside, className, children }: ShopFrontProps) {
  return (
    <Tag className={cx(styles.front, className)} data-hue={palette(seed)} data-lit={lit || undefined}>
      <div className={styles.window}>{inside}</div>
      {children}
    </Tag>
  );
}
