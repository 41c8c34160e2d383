import { useLocation, useNavigate } from '@vidriera/router';
import type { MouseEvent } from 'react';

interface Back {
  onClick: (event: MouseEvent) => void;
  /** Marks a link that goes back, so that a press prefetches nothing (runtime/browser/prefetch.ts). */
  'data-back': true | undefined;
}

/**
 * Returns the props of a link that goes back in the history, with scroll and filters. Without a history, or in a new tab, the link is
 * followed.
 */
export function useBack(): Back {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isBack = key !== 'default';
  return {
    'data-back': isBack || undefined,
    onClick: (event) => {
      if (!isBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
