import { useLocation, useNavigation } from '@vidriera/router';

/** Returns the query of a pending navigation within this path (another tab, another filter), or `null`. */
export function usePendingSearch(): URLSearchParams | null {
  const { location: to } = useNavigation();
  const { pathname } = useLocation();
  return to?.pathname === pathname ? new URLSearchParams(to.search) : null;
}
