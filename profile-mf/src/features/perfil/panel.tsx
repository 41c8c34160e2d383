import type { TabPerfil } from 'domain/api';
import { type ReactNode, useEffect, useRef } from 'react';
import marco from './marco.module.css';

/** What stands beneath the tabs. Another tab is read from its start: whoever had scrolled down is brought back to it. */
export function Panel({ tab, children }: { tab: TabPerfil; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const antes = useRef(tab);
  useEffect(() => {
    if (antes.current === tab) return;
    antes.current = tab;
    const element = panel.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
  }, [tab]);
  return (
    <div ref={panel} className={marco.panel}>
      {children}
    </div>
  );
}
