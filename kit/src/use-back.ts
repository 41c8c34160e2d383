import { useLocation, useNavigate } from 'kit/router';
import type { MouseEvent } from 'react';

/**
 * For the `onClick` of a link: goes back to where somebody came from, with its scroll and filters. Who came from outside, or opens the
 * link in another tab, follows it.
 */
export function useBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event) => {
    if (key === 'default' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}
