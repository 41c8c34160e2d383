import { RESERVED_NAMES } from '../usuario/username.ts';
import { type Area, areaOfPath } from './areas.ts';

/** Who answers a path: an area, the shell itself, or nobody. */
export type SiteOwner = Area | 'shell' | undefined;

/** Where the links of Auth's letters lead: a code in the query confirms an address, or lets a new password be chosen. */
export const ACCOUNT_ACTION = '/cuenta/accion';

/** Addresses of the shell's own screens. */
export const SHELL_PATHS = ['/', '/login', '/signup', '/terms', '/creador', ACCOUNT_ACTION] as const;

/**
 * The area whose routes answer a path, by its first segment: the one thing the shell knows of them, so an area adds a screen
 * under its segments without touching the shell. What is no reserved word may be somebody's username.
 */
export function ownerOf(pathname: string): SiteOwner {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const segment = first.toLowerCase();
  const below = rest.length > 0;
  const whole = `/${[first, ...rest].join('/').toLowerCase()}`;
  if (SHELL_PATHS.some((path) => path === whole)) return 'shell';
  const area = (below && areaOfPath(`${segment}/`)) || areaOfPath(segment);
  return area ?? (below || RESERVED_NAMES.has(segment) ? undefined : areaOfPath('/{username}'));
}
