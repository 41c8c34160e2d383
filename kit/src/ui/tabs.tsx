import { Link } from '@vidriera/router';
import { useChosenInView } from '../use-chosen-in-view.ts';
import styles from './tabs.module.css';

interface TabsProps {
  /** What the tabs choose among: 'Secciones del perfil'. */
  label: string;
  tabs: readonly { id: string; label: string /** Address the tab leads to: '?tab=links'. */; to: string }[];
  current: string;
}

/** Tabs that are links, so that each has its address and works before any script: the chosen one is the current page. */
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
