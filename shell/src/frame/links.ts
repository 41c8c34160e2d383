import type { Role } from 'domain/usuario';
import {
  CalendarDays,
  Compass,
  GraduationCap,
  Heart,
  House,
  KeyRound,
  type LucideIcon,
  Pencil,
  TicketPercent,
  UserRound,
} from 'lucide-react';

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
