import type { TabPerfil } from 'domain/api';
import { useLocation, useNavigation } from 'kit/router';
import { tabDe } from './tabs.ts';

/** The tab of this very page that is being loaded; `null` when none is. */
export function useTabPendiente(actual: TabPerfil, permitidas: readonly TabPerfil[]): TabPerfil | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return null;
  const pedida = tabDe(new URLSearchParams(location.search), permitidas);
  return pedida === actual ? null : pedida;
}
