import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Area } from '../../domain/src/config.ts';
import { importClosure } from './import-closure.ts';
import { ROOT } from './paths.ts';

/** The screens people come to first, by their sources in the area's package: from a link, or after signing in. */
export const FIRST_SCREENS: Record<Area, readonly string[]> = {
  explore: ['src/features/explore/explore.tsx', 'src/features/detalle/detalle.tsx'],
  dashboard: ['src/features/inicio/inicio.tsx', 'src/features/lista/lista.tsx'],
  profile: ['src/features/publico/publico.tsx'],
};

/** File names of an area's routes and first screens. */
export function firstOf(area: Area): { routes: string; screens: string[] } {
  const source = (path: string) => join(ROOT, `${area}-mf`, path);
  return { routes: source('src/routes.tsx'), screens: FIRST_SCREENS[area].map(source) };
}

/**
 * Few chunks rather than many tiny ones, each of which is a request: in an area's build, what its routes or all its first screens need of
 * domain and kit is one chunk, and the UI parts among it, with their style sheets, another. Screens stay apart. The entry must
 * not wait for the stand-ins of shared modules, which wait for the entry: the federation runtime and the stand-ins keep chunks of their
 * own. So does what is fetched when it is asked for (schemas and the API's client; forms and dialogs, as the bundler cuts them): nobody
 * pays for it on a first screen. The domain's other rules are a chunk beneath the schemas', or that would be asked for what it holds.
 */
export function chunksOf(area: Area): Rolldown.CodeSplittingGroup[] {
  const { routes, screens } = firstOf(area);
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
    { name: 'rules', priority: 1, test: /\/domain\/src\/(?!zod)(?![^/]*-schema\.ts$)/ },
    { name: 'schemas', priority: 0, test: /\/domain\/src\/[^/]*-schema\.ts$|\/kit\/src\/api\.ts$/ },
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
