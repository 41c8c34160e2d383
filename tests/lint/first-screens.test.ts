import { join, relative } from 'node:path';
import { AREAS, type Area, folderOf } from 'domain/site/areas';
import { expect, it } from 'vitest';
import { firstModulesOf } from '../../kit/vite/first-modules.ts';
import { ROOT } from '../../kit/vite/paths.ts';
import { loadedWith, wayTo } from '../support/import-graph.ts';

async function firstOf(area: Area): Promise<string[]> {
  const { routes, screens } = await firstModulesOf(join(ROOT, folderOf(area)));
  return [routes, ...screens].map((file) => relative(ROOT, file));
}

/** The start of the shell, its public screens, and the areas' routes and first screens: all that is needed of whoever follows a link. */
const FIRST = [
  'shell/src/bootstrap.tsx',
  'shell/src/features/landing/landing.tsx',
  'shell/src/features/creador/creador.tsx',
  'shell/src/features/terms/terms.tsx',
  ...(await Promise.all(AREAS.map(firstOf))).flat(),
];

/** Of other people's code a first screen has React, the router, the areas' loader and the icons it draws. */
const OTHERS =
  /^(?:react|react-dom|react-dom\/client|react-router-dom|@module-federation\/runtime|lucide-react\/icons\/[a-z0-9-]+)$/;
const OURS = /^(?:domain|kit|shell|[a-z]+-mf)\/src\/(?!.*-schema\.ts$)/;

it.each(FIRST)('%s is loaded without zod, schemas, Firebase and whatever else waits for a press', (file) => {
  const askedBy = loadedWith(file);
  const strangers = [...askedBy.keys()].filter((name) => !OURS.test(name) && !OTHERS.test(name));
  expect(strangers.map((name) => wayTo(name, askedBy))).toEqual([]);
});

it('would be noticed', () => {
  const askedBy = loadedWith('explore-mf/src/features/explore/load.ts');
  expect([...askedBy.keys()]).toContain('zod');
  expect(wayTo('domain/src/api/schema.ts', askedBy)).toBe(
    'explore-mf/src/features/explore/load.ts → domain/src/api/schema.ts',
  );
});

it('takes them from the routes', () => {
  for (const area of AREAS) expect(FIRST).toContain(`${folderOf(area)}/src/routes.tsx`);
  expect(FIRST, 'one that the server draws').toContain('explore-mf/src/features/detail/detail.tsx');
  expect(FIRST, 'one that it does not draw').not.toContain(
    'dashboard-mf/src/features/editar-post/editar-post.tsx',
  );
});
