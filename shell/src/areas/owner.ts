import type { Area } from 'domain/config';
import { RESERVADOS } from 'domain/username';

/** Who answers a path: an area, the shell itself, or nobody. */
export type Owner = Area | 'shell' | null;

/** Addresses of the shell's own screens. */
export const SHELL_PATHS = ['/', '/login', '/signup', '/terms', '/creador'] as const;

/** First segment → area. Every one of them is a reserved word, so no username can shadow it. */
export const AREA_BY_SEGMENT: Record<string, Area> = {
  explore: 'explore',
  all: 'dashboard',
  'agregar-post': 'dashboard',
  'editar-post': 'dashboard',
  likes: 'dashboard',
  perfil: 'profile',
  'complete-signup': 'profile',
  admin: 'profile',
  alumno: 'profile',
};

/** Lists are the dashboard's, their details explore's. */
export const AGENDA_SEGMENTS = ['eventos', 'cursos', 'promos'];

/**
 * The area whose routes answer a path, by its first segment: the one thing the shell knows of them, so an area adds a screen
 * under its segments without touching the shell. What is no reserved word may be somebody's username.
 */
export function ownerOf(pathname: string): Owner {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const segment = first.toLowerCase();
  if (SHELL_PATHS.some((path) => path === `/${segment}`) && rest.length === 0) return 'shell';
  if (AGENDA_SEGMENTS.includes(segment)) return rest.length === 0 ? 'dashboard' : 'explore';
  const area = AREA_BY_SEGMENT[segment];
  if (area) return area;
  return rest.length === 0 && !RESERVADOS.has(segment) ? 'profile' : null;
}
