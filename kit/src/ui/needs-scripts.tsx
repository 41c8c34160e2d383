import type { ReactNode } from 'react';

/**
 * Says, where no scripts run, which act needs them. Its button is not shown there (kit/styles/base.css).
 * @param act in the infinitive: 'compartir'
 */
export const NeedsScripts = ({ act, children }: { act: string; children?: ReactNode }) => (
  <noscript>
    <p className="soft">
      Para {act} hace falta JavaScript. {children}
    </p>
  </noscript>
);
