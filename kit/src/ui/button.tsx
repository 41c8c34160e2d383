import { Link } from '@vidriera/router';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './button.module.css';

/** 'danger' stands in a dialog alone: it can't be undone. */
type Kind = 'primary' | 'secondary' | 'ghost' | 'danger';

interface Look {
  /** One primary a screen. */
  kind?: Kind | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
  icon?: ReactNode;
  className?: string | undefined;
}

const classes = ({ kind = 'primary', wide, className }: Look) =>
  cx(styles.button, styles[kind], wide && styles.wide, className);

export type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Something is under way: the button says `busyText`, shows it and takes no further press. It keeps the focus, so it isn't `disabled`. */
    busy?: boolean | undefined;
    busyText?: string;
  };

const BUSY = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/** A button; of type `button` unless said otherwise. */
export function Button({ busy, busyText, children, disabled, kind, wide, icon, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ kind, wide, className: rest.className })}
      disabled={disabled}
      {...(busy && BUSY)}
    >
      {busy ? <LoaderCircle size={20} className={styles.spin} /> : icon}
      <span>{busy ? (busyText ?? children) : children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ kind, wide, icon, children, ...rest }: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes({ kind, wide, className: rest.className })}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** An address outside of the product that looks like a button; opens in a new tab. */
export function ButtonAnchor({ kind, wide, icon, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      className={classes({ kind, wide, className: rest.className })}
    >
      {icon}
      <span>{children}</span>
    </a>
  );
}
