import { Link } from '@vidriera/router';
import type { ReactNode } from 'react';
import { useChosenInView } from '../use-chosen-in-view.ts';
import styles from './pills.module.css';

interface PillProps {
  /** Address of the same screen with this choice. */
  to: string;
  chosen: boolean;
  /** The choice takes the present entry's place in the history. */
  replace?: boolean | undefined;
  children: ReactNode;
}

/** A choice: a link, so it has its address, and works before any script. */
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

/** The look of a choice, for a control that is no link. */
export const pillClass = styles.pill;

interface PillsProps extends Pick<PillProps, 'replace'> {
  /** What is chosen: 'Fecha'. `count`: how much there is of it. */
  label: string;
  choices: readonly {
    text: string;
    icon?: ReactNode;
    to: string;
    chosen: boolean;
    count?: number | undefined;
  }[];
}

/** A row of choices. On a phone it scrolls sideways. */
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
