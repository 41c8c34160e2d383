import type { TabPerfil } from 'domain/api';
import { cx } from 'kit/class-names';
import type { ReactNode } from 'react';
import lista from './lista.module.css';
import marco from './marco.module.css';

/** What stands beneath the tabs. */
export function Panel({ tab, children }: { tab: TabPerfil; children: ReactNode }) {
  return (
    <div className={cx(marco.panel, tab !== 'info' && lista.esqueleto, tab === 'links' && lista.links)}>
      {children}
    </div>
  );
}
