import Armchair from '@lucide/icons/icons/armchair';
import CalendarDays from '@lucide/icons/icons/calendar-days';
import ChartColumn from '@lucide/icons/icons/chart-column';
import Compass from '@lucide/icons/icons/compass';
import DoorOpen from '@lucide/icons/icons/door-open';
import Heart from '@lucide/icons/icons/heart';
import House from '@lucide/icons/icons/house';
import KeyRound from '@lucide/icons/icons/key-round';
import Pencil from '@lucide/icons/icons/pencil';
import UserRound from '@lucide/icons/icons/user-round';
import { hasCreadorBars } from '@vidriera/domain/usuario/may';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { IconData } from '@vidriera/kit/ui/parts/icon';

export interface FrameLink {
  to: string;
  text: string;
  icon: IconData;
  /** Current only at exactly this address. */
  end?: boolean;
  /** Addresses of its other tabs. */
  also?: readonly string[];
  /** Phones have it in the bar at the bottom. */
  inBar?: true;
}

export const HOME: FrameLink = { to: '/all', text: 'Inicio', icon: House, inBar: true };
export const EXPLORE: FrameLink = { to: '/explore', text: 'Explorar', icon: Compass, inBar: true };
export const LIKES: FrameLink = {
  to: '/likes',
  text: 'Likes',
  icon: Heart,
  also: ['/mis-promos', '/siguiendo'],
  inBar: true,
};
export const PROFILE: FrameLink = {
  to: '/perfil',
  text: 'Mi perfil',
  icon: UserRound,
  end: true,
  inBar: true,
};

/** The person's pages that concern the role. The path for changing the password depends on it too. */
export function frameLinks(role: Role | null): FrameLink[] {
  const isCreator = hasCreadorBars(role);
  return [
    HOME,
    EXPLORE,
    { to: '/eventos', text: 'Publicaciones', icon: CalendarDays, end: true, also: ['/cursos', '/promos'] },
    { to: '/mis-lugares', text: 'Mis reservas', icon: Armchair },
    ...(isCreator
      ? [
          { to: '/canjes', text: 'Puerta y canjes', icon: DoorOpen },
          { to: '/estadisticas', text: 'Estadísticas', icon: ChartColumn },
        ]
      : []),
    PROFILE,
    { to: '/perfil/editar', text: 'Editar perfil', icon: Pencil },
    LIKES,
    {
      to: isCreator ? '/admin/cambiar-contrasena' : '/alumno/cambiar-contrasena',
      text: 'Cambiar contraseña',
      icon: KeyRound,
    },
  ];
}

/** Returns the link's `aria-current` at an address. */
export function currentAt(pathname: string, { to, end, also = [] }: FrameLink): 'page' | undefined {
  const isThere = (path: string) => pathname === path || (!end && pathname.startsWith(`${path}/`));
  return [to, ...also].some(isThere) ? 'page' : undefined;
}
