import type { PerfilTab } from '@vidriera/domain/api/api';
import { Tabs } from '@vidriera/kit/ui/parts/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import frame from './frame.module.css';
import type { tabs } from './tabs.ts';

interface PanelProps {
  /** 'Secciones del perfil' */
  label: string;
  tabs: ReturnType<typeof tabs>;
  tab: PerfilTab;
  children: ReactNode;
}

/** The tabs with their content. Another tab starts at its top: the page scrolls back to it. */
export function Panel({ label, tabs, tab, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(tab);
  useEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    const element = panel.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
  }, [tab]);
  return (
    <>
      <div className={frame.tabs}>
        <div className={frame.wide}>
          <Tabs label={label} tabs={tabs} current={tab} />
        </div>
      </div>
      <div ref={panel} className={frame.panel}>
        {children}
      </div>
    </>
  );
}
