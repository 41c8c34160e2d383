import { cx } from '../../class-names.ts';
import { Button, type ButtonProps } from './button.tsx';
import styles from './quiet-pill.module.css';

/** A button beside a name, which leaves the red one alone: to follow, to share. */
export const QuietPill = ({ className, ...rest }: Omit<ButtonProps, 'kind' | 'wide'>) => (
  <Button kind="secondary" {...rest} className={cx(styles.pill, className)} />
);
