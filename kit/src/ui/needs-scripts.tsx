import type { ReactNode } from 'react';

/**
 * Tells, without scripts, which action needs them; its button is hidden then (kit/src/styles/base.css).
 * @param act in the infinitive: 'compartir'
 */
export const NeedsScripts = ({ act, children }: { act: string; children?: ReactNode }) => (
  <noscript>
    <p className="soft">
      Para {act} hace falta JavaScript. {children}
    </p>
  </noscript>
);
