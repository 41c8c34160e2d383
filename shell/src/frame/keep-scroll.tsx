import { type Location, ScrollRestoration, useLocation, useMatches } from '@vidriera/router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The key of a position that is not kept. */
const NOT_DRAWN = 'not-drawn';

/** Brings back what was left to the place it was left at. */
export function KeepScroll() {
  const { key } = useLocation();
  const drawn = useRef(key);
  useLayoutEffect(() => {
    drawn.current = key;
  }, [key]);
  const asked = useRef(new WeakSet<Location>());
  /**
   * The router asks for the key of a location to find its position, and later to save it. A screen that was left before it was drawn has no
   * position of its own: the window still stands as the one before left it.
   */
  const getKey = useCallback((location: Location): string => {
    if (asked.current.has(location) && location.key !== drawn.current) return NOT_DRAWN;
    asked.current.add(location);
    return scrollKey(location);
  }, []);
  return useArrived() ? <ScrollRestoration getKey={getKey} /> : null;
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

/** The key of a saved scroll position. All first entries of a document share one history key, so their address tells them apart. */
export const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
