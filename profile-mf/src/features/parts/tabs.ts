import { PERFIL_TABS, type PerfilTab } from '@vidriera/domain/api/api';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { ShopFrontData } from '@vidriera/kit/shop-front-data';

/** A public profile's tabs; the first is the default. */
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

/** Returns the tab of an address (`?tab=`), or the first of `allowed`. */
export function tabOf(params: URLSearchParams, allowed: readonly PerfilTab[]): PerfilTab {
  const requested = params.get('tab');
  return allowed.find((tab) => tab === requested) ?? allowed[0] ?? 'info';
}

/** Returns tabs with label and address. `info` is the label of the first one. */
export const tabs = (tabs: readonly PerfilTab[], info: string) =>
  tabs.map((tab) => ({ id: tab, label: tab === 'info' ? info : LABELS[tab], to: `?tab=${tab}` }));

export interface ProfileHeaderData {
  perfil: PublicPerfil;
  front: ShopFrontData;
  /** The newest links, for the info tab. */
  firstLinks: CardOf<'link'>[];
}

let standing: ProfileHeaderData | undefined;

/** Remembers the shown profile. Browser only. */
export const rememberHeader = (now: ProfileHeaderData): void => {
  standing = now;
};

/** Returns the remembered profile if it is this person's: it stays while a tab can't be read. */
export const rememberedHeader = (username: string): ProfileHeaderData | undefined =>
  standing?.perfil.username === username ? standing : undefined;
