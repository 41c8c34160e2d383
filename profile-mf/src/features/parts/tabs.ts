import { PERFIL_TABS, type PerfilTab } from '@vidriera/domain/api/api';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { Tipo } from '@vidriera/domain/values/ids';

/** A public profile's tabs; the first is the default, unless its creator chose another. */
export const PUBLIC_TABS: readonly PerfilTab[] = PERFIL_TABS;

/** The own profile's tabs by role; the first is the default. */
export const OWN_TABS: Record<Role, readonly PerfilTab[]> = {
  creador: PERFIL_TABS,
  personal: ['eventos', 'cursos', 'promos'],
};

export const TIPO_OF_TAB: Record<Exclude<PerfilTab, 'info'>, Tipo> = {
  links: 'link',
  eventos: 'evento',
  cursos: 'curso',
  promos: 'promo',
};

const LABELS: Record<Exclude<PerfilTab, 'info'>, string> = {
  links: 'Links',
  eventos: 'Eventos',
  cursos: 'Cursos',
  promos: 'Promos',
};

/** Returns the tab that an address names (`?tab=`), if it is allowed. */
export function namedTab(params: URLSearchParams, allowed: readonly PerfilTab[]): PerfilTab | undefined {
  const requested = params.get('tab');
  return allowed.find((tab) => tab === requested);
}

/** Returns the tab of an address, or the first of `allowed`. */
export const tabOf = (params: URLSearchParams, allowed: readonly PerfilTab[]): PerfilTab =>
  namedTab(params, allowed) ?? allowed[0] ?? 'info';

/** Returns tabs with label and address. `info` is the label of the first one. */
export const tabs = (tabs: readonly PerfilTab[], info: string) =>
  tabs.map((tab) => ({ id: tab, label: tab === 'info' ? info : LABELS[tab], to: `?tab=${tab}` }));
