import { useState } from 'react';

/**
 * Whether the component came with a page that the server rendered: there, or hydrated before the first screen was ready
 * (runtime/browser/mark-ready.ts). It keeps its answer, and renders nothing twice, which `useHydrated` does.
 */
export function useServed(): boolean {
  const [served] = useState(
    () =>
      typeof document === 'undefined' ||
      (document.documentElement.dataset.ready === undefined &&
        document.getElementById('vidriera-data') !== null),
  );
  return served;
}
