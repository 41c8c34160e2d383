import CalendarDays from '@lucide/icons/icons/calendar-days';
import Compass from '@lucide/icons/icons/compass';
import GraduationCap from '@lucide/icons/icons/graduation-cap';
import House from '@lucide/icons/icons/house';
import TicketPercent from '@lucide/icons/icons/ticket-percent';
import type { FrameLink } from './links.ts';

export const HOME: FrameLink = { to: '/all', text: 'Inicio', icon: House };
export const EXPLORE: FrameLink = { to: '/explore', text: 'Explorar', icon: Compass };

/** The lists by kind: in the sidebar, and on phones in the account menu. */
export const LISTS: FrameLink[] = [
  { to: '/eventos', text: 'Eventos', icon: CalendarDays, end: true },
  { to: '/cursos', text: 'Cursos', icon: GraduationCap, end: true },
  { to: '/promos', text: 'Promos', icon: TicketPercent, end: true },
];

export const AGENDA: FrameLink[] = [HOME, EXPLORE, ...LISTS];
