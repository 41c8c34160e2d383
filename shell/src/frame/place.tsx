import { ScrollRestoration, type useLocation, useMatches } from 'kit/router';
import { useState } from 'react';

/** Brings back what was left to the place it was left at. */
export const Place = () => (useArrived() ? <ScrollRestoration getKey={placeKey} /> : null);

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
export const placeKey = ({ key, pathname, search }: ReturnType<typeof useLocation>): string =>
  key === 'default' ? pathname + search : key;
