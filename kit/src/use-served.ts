import { useState } from 'react';

/**
 * Whether the component came with the page: rendered by the server, or hydrated before the first screen was ready
 * (runtime/browser/mark-ready.ts). It keeps its answer, and renders nothing twice, which `useHydrated` does.
 */
export function useServed(): boolean {
  const [served] = useState(
    () => typeof document === 'undefined' || document.documentElement.dataset.ready === undefined,
  );
  return served;
}
