import { Link } from '@vidriera/router';
import { useChosenInView } from '../../hooks/use-chosen-in-view.ts';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; to: string }[];
  current: string;
}

/** Tabs as links: each has an address and works without scripts. The current one has `aria-current`. */
export function Tabs({ label, tabs, current }: TabsProps) {
  const list = useChosenInView<HTMLElement>(current);
  return (
    <nav aria-label={label} ref={list} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={tab.to}
          replace
          preventScrollReset
          aria-current={tab.id === current ? 'page' : undefined}
          className={styles.tab}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
