import LoaderCircle from '@lucide/icons/icons/loader-circle';
import { Link } from '@vidriera/router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../../class-names.ts';
import styles from './button.module.css';
import { Icon } from './icon.tsx';

/** 'danger' is for irreversible actions in dialogs. */
type Kind = 'primary' | 'secondary' | 'ghost' | 'danger';

interface Look {
  /** At most one primary per screen. */
  kind?: Kind | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
  className?: string | undefined;
}

const classes = ({ kind = 'primary', wide, className }: Look) =>
  cx(styles.button, styles[kind], wide && styles.wide, className);

export type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Shows `busyText` and ignores presses. Not `disabled`, to keep the focus. */
    busy?: boolean | undefined;
    busyText?: string;
  };

const BUSY = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

export function Button({ busy, busyText, children, disabled, kind, wide, icon, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ kind, wide, className: rest.className })}
      disabled={disabled}
      {...(busy && BUSY)}
    >
      {busy ? <Icon of={LoaderCircle} size={20} className={styles.spin} /> : icon}
      {/* Another element: its words may be several texts, and a browser's translation takes them away from React. */}
      <span key={busy ? 'busy' : 'idle'}>{busy ? (busyText ?? children) : children}</span>
    </button>
  );
}

export function ButtonLink({ kind, wide, icon, children, ...rest }: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes({ kind, wide, className: rest.className })}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** An external address that looks like a button; opens in a new tab. */
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
