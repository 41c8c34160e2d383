import type { PerfilTab } from '@vidriera/domain/api/api';
import { useLocation, useNavigation } from '@vidriera/router';
import { tabOf } from './tabs.ts';

/** Returns the tab of this page that is loading, or `null`. */
export function usePendingTab(current: PerfilTab, allowed: readonly PerfilTab[]): PerfilTab | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return null;
  const requested = tabOf(new URLSearchParams(location.search), allowed);
  return requested === current ? null : requested;
}
