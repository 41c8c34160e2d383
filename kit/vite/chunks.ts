import type { Rolldown } from 'vite';
import type { FirstModules } from './first-modules.ts';
import { importClosure } from './import-closure.ts';

/**
 * Few chunks in an area's build, for each is a request: what its routes or all its first screens need of domain and kit is one, the UI parts
 * among it, with their style sheets, another. All else stays as the bundler cuts it.
 *
 * The groups by need buy 18 scripts fewer (17, not 35) and 1.7 of 128 KB on /explore; those of the federation plugin's modules another 3
 * and 1.6 KB. The stand-ins must have a chunk of their own in any case where there are groups: the entry waits for what waits for it.
 * Without this file and what names it, `npm test -- e2e -- budgets` shows the difference.
 */
export function chunksOf({ routes, screens }: FirstModules): Rolldown.CodeSplittingGroup[] {
  let atFirst: ((id: string) => boolean) | undefined;
  const group = (name: string, pattern: RegExp, priority: number): Rolldown.CodeSplittingGroup => ({
    priority,
    test: pattern,
    name: (id, context) => {
      atFirst ??= neededBy(routes, screens, context);
      return atFirst(id) ? name : null;
    },
  });
  return [
    { name: 'shares', priority: 4, test: /__loadShare__/ },
    { name: 'runtime', priority: 3, test: /\/@module-federation\// },
    group('base', /\/domain\/src\/|\/kit\/src\/(?!ui\/)|\/node_modules\/react\//, 2),
    group('ui', /\/kit\/src\/ui\//, 1),
  ];
}

/** Tells of a module whether the routes, or all the screens, import it, be it by way of others. */
function neededBy(
  routes: string,
  screens: string[],
  context: Rolldown.ChunkingContext,
): (id: string) => boolean {
  const [always, ...each] = [routes, ...screens].map((root) => importClosure(root, context));
  return (id) => always?.has(id) || each.every((needed) => needed.has(id));
}
