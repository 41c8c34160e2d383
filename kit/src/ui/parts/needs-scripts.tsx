import type { ReactNode } from 'react';

/**
 * Without scripts, says which action needs them. kit/src/styles/base.css then hides the button.
 * @param act in the infinitive: 'compartir'
 */
export const NeedsScripts = ({ act, children }: { act: string; children?: ReactNode }) => (
  <noscript>
    <p className="soft">
      Para {act} hace falta JavaScript. {children}
    </p>
  </noscript>
);
