import { FIRST_SEGMENTS } from './areas.ts';
import { ownerOf } from './owner.ts';

/** An address that is no screen's, or nobody's. */
const NO_ROUTE = '*';

/** A page's address without whose it is and which one: `/explore/*` of a detail, `/{username}` of a profile, `NO_ROUTE` of nobody's. */
export function routeOf(pathname: string): string {
  const owner = ownerOf(pathname);
  if (!owner) return NO_ROUTE;
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const segment = first.toLowerCase();
  if (owner === 'shell') return `/${[first, ...rest].join('/').toLowerCase()}`;
  if (!FIRST_SEGMENTS.includes(segment)) return '/{username}';
  return `/${segment}${rest.length > 0 ? '/*' : ''}`;
}
