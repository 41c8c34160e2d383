import { Link } from 'kit/router';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './button.module.css';

type Kind = 'primary' | 'secondary' | 'ghost' | 'danger';

interface Look {
  /** One primary a screen. */
  kind?: Kind;
  /** As wide as its column. */
  wide?: boolean;
  icon?: ReactNode;
}

const classes = ({ kind = 'primary', wide }: Look, className?: string) =>
  cx(styles.button, styles[kind], wide && styles.wide, className);

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Something is under way: the button says `busyText`, shows it and takes no further press. */
  busy?: boolean;
  busyText?: string;
}

/** A button; of type `button` unless said otherwise. */
export function Button({
  kind,
  wide,
  icon,
  busy,
  busyText,
  children,
  className,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ kind, wide } as Look, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <LoaderCircle size={20} className={styles.spin} /> : icon}
      <span>{busy ? (busyText ?? children) : children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  wide,
  icon,
  children,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes({ kind, wide } as Look, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** An address outside of the product that looks like a button; opens in a new tab. */
export function ButtonAnchor({ kind, wide, icon, children, className, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      className={classes({ kind, wide } as Look, className)}
    >
      {icon}
      <span>{children}</span>
    </a>
  );
}
