import type { ComponentProps } from 'react';
import { cx } from '../../class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  'aria-label': string;
  /** `floating`: round, for photographs. */
  look?: 'plain' | 'outlined' | 'floating';
}

export function IconButton({ look = 'plain', className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className={cx(styles.button, styles[look], className)} />;
}
