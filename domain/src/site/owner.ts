import { APPEAL_PATH, COMPLAINT_PATH } from '../complaint/paths.ts';
import { RESERVED_NAMES } from '../usuario/username.ts';
import { type Area, areaOfPath } from './areas.ts';

export type SiteOwner = Area | 'shell' | undefined;

/** Target of the links in Auth's letters, with a code in the query. */
export const ACCOUNT_ACTION = '/cuenta/accion';

/** Addresses of the shell's own screens. */
export const SHELL_PATHS = [
  '/',
  '/login',
  '/signup',
  '/terms',
  '/creador',
  '/instalar',
  ACCOUNT_ACTION,
  COMPLAINT_PATH,
  APPEAL_PATH,
] as const;

/**
 * Returns the owner of a path by its first segment. Areas add screens below their segments without touching
 * the shell. Any unreserved segment may be a username.
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
