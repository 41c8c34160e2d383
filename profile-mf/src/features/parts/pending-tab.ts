import type { PerfilTab } from '@vidriera/domain/api/api';
import { useLocation, useNavigation } from '@vidriera/router';
import { namedTab } from './tabs.ts';

/** Returns the tab of this page that is loading; `null` if none is, or its address names none. */
export function usePendingTab(current: PerfilTab, allowed: readonly PerfilTab[]): PerfilTab | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return null;
  const requested = namedTab(new URLSearchParams(location.search), allowed);
  return requested && requested !== current ? requested : null;
}
