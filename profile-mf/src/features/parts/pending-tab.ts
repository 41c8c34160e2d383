import type { PerfilTab } from '@vidriera/domain/api/api';
import { useLocation, useNavigation } from '@vidriera/router';
import { tabOf } from './tabs.ts';

/** The tab of this very page that is being loaded; `null` when none is. */
export function usePendingTab(current: PerfilTab, allowed: readonly PerfilTab[]): PerfilTab | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return null;
  const requested = tabOf(new URLSearchParams(location.search), allowed);
  return requested === current ? null : requested;
}
