import { PERFIL_TABS, type PerfilTab } from '@vidriera/domain/api/api';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { ShopFrontData } from '@vidriera/kit/shop-front-data';

/** Tabs of a public profile, in order; the first is the one shown when the address names none. */
export const PUBLIC_TABS: readonly PerfilTab[] = PERFIL_TABS;

/** Tabs of the own profile by role; the first is the default. */
export const OWN_TABS: Record<Role, readonly PerfilTab[]> = {
  creador: PERFIL_TABS,
  personal: ['eventos', 'cursos', 'promos'],
};

/** The kind of item a tab lists. */
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

/** The tab an address asks for (`?tab=`); the first of `allowed` when it asks for none, or for one that is not there. */
export function tabOf(params: URLSearchParams, allowed: readonly PerfilTab[]): PerfilTab {
  const requested = params.get('tab');
  return allowed.find((tab) => tab === requested) ?? allowed[0] ?? 'info';
}

/** Tabs with what they say and the address they lead to. `info` is the first one's label: it differs by screen. */
export const tabs = (tabs: readonly PerfilTab[], info: string) =>
  tabs.map((tab) => ({ id: tab, label: tab === 'info' ? info : LABELS[tab], to: `?tab=${tab}` }));

/** What stands over the tabs. */
export interface ProfileHeaderData {
  perfil: PublicPerfil;
  front: ShopFrontData;
  /** The newest links, which the info tab begins with. */
  firstLinks: CardOf<'link'>[];
}

let standing: ProfileHeaderData | undefined;

/** Notes whose public profile stands over the tabs; only a browser's screen does. */
export const rememberHeader = (now: ProfileHeaderData): void => {
  standing = now;
};

/** The profile that stands, where it is this person's: it goes on standing while a tab of it can't be read. */
export const rememberedHeader = (username: string): ProfileHeaderData | undefined =>
  standing?.perfil.username === username ? standing : undefined;
