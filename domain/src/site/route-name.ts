import { FIRST_SEGMENTS } from './areas.ts';
import { ownerOf } from './owner.ts';

/** For unknown addresses and usernames. */
const NO_ROUTE = '*';

/** Returns a page's route without names and ids: `/explore/*` for a detail, `/{username}` for a profile. */
export function routeOf(pathname: string): string {
  const owner = ownerOf(pathname);
  if (!owner) return NO_ROUTE;
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const segment = first.toLowerCase();
  if (owner === 'shell') return `/${[first, ...rest].join('/').toLowerCase()}`;
  if (!FIRST_SEGMENTS.includes(segment)) return '/{username}';
  return `/${segment}${rest.length > 0 ? '/*' : ''}`;
}
