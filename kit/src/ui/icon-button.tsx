import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: there is no visible text. */
  'aria-label': string;
  /** `floating` stands on photographs: round, on the surface's colour. */
  look?: 'plain' | 'outlined' | 'floating';
}

/** A 44 px button that shows only its icon (20 px, given as children). */
export function IconButton({ look = 'plain', className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className={cx(styles.button, styles[look], className)} />;
}
