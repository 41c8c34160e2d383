import { Link } from '@vidriera/router';
import type { ReactNode } from 'react';
import { useChosenInView } from '../../hooks/use-chosen-in-view.ts';
import styles from './pills.module.css';

interface PillProps {
  /** Address of this screen with the choice. */
  to: string;
  chosen: boolean;
  replace?: boolean | undefined;
  children: ReactNode;
}

/** A choice as a link: it has an address, and works without scripts. */
export function Pill({ to, chosen, replace, children }: PillProps) {
  return (
    <Link
      to={to}
      {...(replace && { replace })}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={styles.pill}
    >
      {children}
    </Link>
  );
}

export const pillClass = styles.pill;

interface PillsProps extends Pick<PillProps, 'replace'> {
  label: string;
  choices: readonly {
    text: string;
    icon?: ReactNode;
    to: string;
    chosen: boolean;
    count?: number | undefined;
  }[];
}

/** A row of choices; it scrolls sideways on a phone. */
export function Pills({ label, choices, replace }: PillsProps) {
  const row = useChosenInView<HTMLElement>(choices.find(({ chosen }) => chosen)?.text ?? '');
  return (
    <nav ref={row} aria-label={label} className={styles.row}>
      {choices.map(({ text, icon, to, chosen, count }) => (
        <Pill key={`${text} ${to}`} to={to} chosen={chosen} replace={replace}>
          {icon}
          {text}
          {count === undefined ? null : <small>{count}</small>}
        </Pill>
      ))}
    </nav>
  );
}
