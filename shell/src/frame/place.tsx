import { isLate } from 'kit/late';
import { RouterState, ScrollRestoration, useLocation, useMatches } from 'kit/router';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ELSEWHERE_ID } from '../areas/body.ts';

/** Whether a skeleton stands in the screen's place (kit/late). */
export const useLate = (): boolean => isLate(useMatches().at(-1)?.loaderData);

/**
 * Brings back what was left to the place it was left at, and tells loaders which screen is shown, at which entry of the history: none while
 * its area is late.
 */
export function Place({ late }: { late: boolean }) {
  const { key, pathname } = useLocation();
  const last = useMatches().at(-1);
  const known = !(late && last?.id.startsWith(ELSEWHERE_ID));
  useEffect(() => {
    if (!known) return;
    const { dataset } = document.documentElement;
    dataset.at = new URL(pathname, location.origin).pathname; // as a loader's request spells it
    dataset.entry = key;
  }, [key, pathname, known]);
  useLatePlace(late);
  return useArrived() ? <ScrollRestoration getKey={placeKey} /> : null;
}

/**
 * Whether the first screen is there. Before, what stands in for it is too short for the place somebody left it at, and holds no heading
 * that an address could name.
 */
function useArrived(): boolean {
  const loaded = useMatches().at(-1)?.loaderData !== undefined;
  const [arrived, setArrived] = useState(loaded);
  if (loaded && !arrived) setArrived(true);
  return arrived;
}

/** The same of every later screen: its skeleton is scrolled as far as it goes, and the screen once it is there. */
function useLatePlace(late: boolean): void {
  const { restoreScrollPosition: top } = use(RouterState) ?? {};
  const { hash } = useLocation();
  const awaited = useRef<{ top: typeof top; hash: string }>(null);
  useLayoutEffect(() => {
    const { current } = awaited;
    awaited.current = late ? { top, hash } : null;
    if (late || !current) return;
    if (typeof current.top === 'number') scrollTo(0, current.top);
    else if (current.hash)
      document.getElementById(decodeURIComponent(current.hash.slice(1)))?.scrollIntoView();
  });
}

/** The key of a saved scroll position. All first entries of a document share one history key, so their address tells them apart. */
export const placeKey = ({ key, pathname, search }: ReturnType<typeof useLocation>): string =>
  key === 'default' ? pathname + search : key;
