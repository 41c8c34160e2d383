import { useLayoutEffect } from 'react';

/** Marks the document's root as `data-…` while mounted, for styles outside. In place of `:root:has()`, which Firefox lacks before 121. */
export function useRootMark(name: 'submitBar' | 'preview'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name]);
}
