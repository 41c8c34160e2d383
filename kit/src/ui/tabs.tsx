import { Link } from 'kit/router';
import { useEffect, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  /** What the tabs choose among: 'Secciones del perfil'. */
  label: string;
  tabs: readonly { id: string; label: string /** Address the tab leads to: '?tab=links'. */; to: string }[];
  current: string;
}

/** Tabs that are links, so that each has its address and works before any script: the chosen one is the current page. */
export function Tabs({ label, tabs, current }: TabsProps) {
  const list = useRef<HTMLElement>(null);

  // On a narrow screen the chosen tab may lie out of sight.
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(current)}"]`);
    if (!strip || !tab || strip.scrollWidth <= strip.clientWidth) return;
    strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label} ref={list} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={tab.to}
          replace
          preventScrollReset
          data-tab={tab.id}
          aria-current={tab.id === current ? 'page' : undefined}
          className={styles.tab}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
