import { Link } from 'kit/router';
import { useChosenInView } from '../use-chosen-in-view.ts';
import styles from './pills.module.css';

interface PillsProps {
  /** What is chosen: 'Fecha'. */
  label: string;
  choices: readonly {
    text: string /** Address of the same screen with this choice. */;
    to: string;
    chosen: boolean;
  }[];
  /** The choice takes the present entry's place in the history. */
  replace?: boolean;
}

/** A row of choices, each a link: it has its address, and works before any script. On a phone the row scrolls sideways. */
export function Pills({ label, choices, replace }: PillsProps) {
  const row = useChosenInView<HTMLElement>(choices.find(({ chosen }) => chosen)?.text ?? '');
  return (
    <nav ref={row} aria-label={label} className={styles.row}>
      {choices.map(({ text, to, chosen }) => (
        <Link
          key={text}
          to={to}
          {...(replace && { replace })}
          preventScrollReset
          aria-current={chosen ? 'true' : undefined}
          className={styles.pill}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
