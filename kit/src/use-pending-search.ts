import { useLocation, useNavigation } from '@vidriera/router';

/** The query of a navigation that is under way to the present path: another tab, another filter. `null` while there is none. */
export function usePendingSearch(): URLSearchParams | null {
  const { location: to } = useNavigation();
  const { pathname } = useLocation();
  return to?.pathname === pathname ? new URLSearchParams(to.search) : null;
}
