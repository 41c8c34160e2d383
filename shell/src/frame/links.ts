import type { Role } from 'domain/usuario';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Compass from 'lucide-react/icons/compass';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import UserRound from 'lucide-react/icons/user-round';

export interface FrameLink {
  to: string;
  text: string;
  icon: LucideIcon;
  /** Marked as the present one only at exactly this address. */
  end?: boolean;
}

export const HOME: FrameLink = { to: '/all', text: 'Inicio', icon: House };
export const EXPLORE: FrameLink = { to: '/explore', text: 'Explorar', icon: Compass };
export const LIKES: FrameLink = { to: '/likes', text: 'Likes', icon: Heart };
export const PROFILE: FrameLink = { to: '/perfil', text: 'Mi perfil', icon: UserRound, end: true };

export const AGENDA: FrameLink[] = [
  HOME,
  EXPLORE,
  { to: '/eventos', text: 'Eventos', icon: CalendarDays, end: true },
  { to: '/cursos', text: 'Cursos', icon: GraduationCap, end: true },
  { to: '/promos', text: 'Promos', icon: TicketPercent, end: true },
];

/** The person's own pages; the path for changing the password depends on the role. */
export const account = (role: Role | null): FrameLink[] => [
  PROFILE,
  { to: '/perfil/editar', text: 'Editar perfil', icon: Pencil },
  LIKES,
  {
    to: role === 'personal' ? '/alumno/cambiar-contrasena' : '/admin/cambiar-contrasena',
    text: 'Cambiar contraseña',
    icon: KeyRound,
  },
];
