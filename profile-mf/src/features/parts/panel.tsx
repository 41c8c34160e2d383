import type { PerfilTab } from 'domain/api/api';
import { type ReactNode, useEffect, useRef } from 'react';
import frame from './frame.module.css';

/** What stands beneath the tabs. Another tab is read from its start: whoever had scrolled down is brought back to it. */
export function Panel({ tab, children }: { tab: PerfilTab; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(tab);
  useEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    const element = panel.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
  }, [tab]);
  return (
    <div ref={panel} className={frame.panel}>
      {children}
    </div>
  );
}
