import { type Location, ScrollRestoration, useLocation, useMatches } from '@vidriera/router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The key of a position that is not restored. */
const NOT_DRAWN = 'not-drawn';

export function KeepScroll() {
  const { key } = useLocation();
  const drawn = useRef(key);
  useLayoutEffect(() => {
    drawn.current = key;
  }, [key]);
  const seenLocations = useRef(new WeakSet<Location>());
  /**
   * The router asks for a location's key to restore its position, and later to save it. A screen left before it rendered has no
   * position, because the window still shows the previous screen.
   */
  const getKey = useCallback((location: Location): string => {
    if (seenLocations.current.has(location) && location.key !== drawn.current) return NOT_DRAWN;
    seenLocations.current.add(location);
    return scrollKey(location);
  }, []);
  return useArrived() ? <ScrollRestoration getKey={getKey} /> : null;
}

/** Whether the first screen is rendered. Its skeleton is too short for the saved position, and has no headings for a hash. */
function useArrived(): boolean {
  const loaded = useMatches().at(-1)?.loaderData !== undefined;
  const [arrived, setArrived] = useState(loaded);
  if (loaded && !arrived) setArrived(true);
  return arrived;
}

/** Returns the key of a scroll position. The first entries of all documents share one history key, so their address is the key. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
