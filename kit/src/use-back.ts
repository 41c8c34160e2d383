import { useLocation, useNavigate } from '@vidriera/router';
import type { MouseEvent } from 'react';

interface Back {
  onClick: (event: MouseEvent) => void;
  /** There is something to go back to, so a press of the link needs nothing read (runtime/browser/prefetch.ts). */
  'data-back': true | undefined;
}

/**
 * What a link is given that goes back to where somebody came from, with its scroll and filters. Who came from outside, or opens the
 * link in another tab, follows it.
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
