import { useLayoutEffect } from 'react';

/**
 * Marks the document's root as `data-…` while mounted, for styles outside. In place of `:has()` near the root, which is matched again with each
 * part of the page, and which Firefox lacks before 121.
 */
export function useRootMark(name: 'submitBar' | 'preview' | 'sidebarDrawn' | 'skeleton'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name]);
}
