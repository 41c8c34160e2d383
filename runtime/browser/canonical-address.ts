import { knownQuery } from '@vidriera/domain/api/known-query';
import { matchRoutes, type RouteObject } from '@vidriera/router';
import type { ScreenHandle } from './screen.ts';

/** Removes from an address what its screen does not read: '/ana?tab=links' from '/ana/?igsh=1&tab=links'. The server caches by it. */
export function canonicalAddress(
  tree: RouteObject[],
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string {
  const query = knownQuery(new URLSearchParams(search), publicQueryAt(tree, pathname));
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end--;
  const path = pathname.slice(0, end);
  return query ? `${path}?${query}` : path;
}

/** Names of the parameters that the screen of a path reads. */
export function publicQueryAt(tree: RouteObject[], pathname: string): readonly string[] {
  const handle = matchRoutes(tree, pathname)?.at(-1)?.route.handle as Partial<ScreenHandle> | undefined;
  return handle?.publicQuery ?? [];
}
