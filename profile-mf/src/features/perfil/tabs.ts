import { TABS_PERFIL, type TabPerfil } from 'domain/api';
import type { Tipo } from 'domain/ids';
import type { Role } from 'domain/usuario';

/** Tabs of a public profile, in order; the first is the one shown when the address names none. */
export const TABS_PUBLICAS: readonly TabPerfil[] = TABS_PERFIL;

/** Tabs of the own profile by role; the first is the default. */
export const TABS_PROPIAS: Record<Role, readonly TabPerfil[]> = {
  creador: TABS_PERFIL,
  personal: ['eventos', 'cursos', 'promos'],
};

/** The kind of item a tab lists. */
export const TIPO_DE_TAB: Record<Exclude<TabPerfil, 'info'>, Tipo> = {
  links: 'link',
  eventos: 'evento',
  cursos: 'curso',
  promos: 'promo',
};

const ETIQUETAS: Record<Exclude<TabPerfil, 'info'>, string> = {
  links: 'Links',
  eventos: 'Eventos',
  cursos: 'Cursos',
  promos: 'Promos',
};

/** The tab an address asks for (`?tab=`); the first of `permitidas` when it asks for none, or for one that is not there. */
export function tabDe(parametros: URLSearchParams, permitidas: readonly TabPerfil[]): TabPerfil {
  const pedida = parametros.get('tab');
  return permitidas.find((tab) => tab === pedida) ?? permitidas[0] ?? 'info';
}

/** Tabs with what they say and the address they lead to. `info` is the first one's label: it differs by screen. */
export const pestanias = (tabs: readonly TabPerfil[], info: string) =>
  tabs.map((tab) => ({ id: tab, label: tab === 'info' ? info : ETIQUETAS[tab], to: `?tab=${tab}` }));
