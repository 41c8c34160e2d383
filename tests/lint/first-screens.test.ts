import { expect, it } from 'vitest';
import { loadedWith, wayTo } from '../support/import-graph.ts';

/** The start of the shell, the routes of the areas with public screens, and those screens: all a visitor needs who follows a link. */
const FIRST = [
  'shell/src/bootstrap.tsx',
  'shell/src/features/landing/landing.tsx',
  'shell/src/features/creador/creador.tsx',
  'shell/src/features/terms/terms.tsx',
  'explore-mf/src/routes.tsx',
  'explore-mf/src/features/explore/explore.tsx',
  'explore-mf/src/features/detalle/detalle.tsx',
  'profile-mf/src/routes.tsx',
  'profile-mf/src/features/publico/publico.tsx',
];

/** Of other people's code a first screen has React, the router, the areas' loader and the icons it draws. */
const OTHERS =
  /^(?:react|react-dom|react-dom\/client|react-router-dom|@module-federation\/runtime|lucide-react\/icons\/[a-z0-9-]+)$/;
const OURS = /^(?:domain|kit|shell|explore-mf|profile-mf)\/src\/(?!.*-schema\.ts$)/;

it.each(FIRST)('%s is loaded without zod, schemas, Firebase and whatever else waits for a press', (file) => {
  const askedBy = loadedWith(file);
  const strangers = [...askedBy.keys()].filter((name) => !OURS.test(name) && !OTHERS.test(name));
  expect(strangers.map((name) => wayTo(name, askedBy))).toEqual([]);
});

it('would be noticed', () => {
  const askedBy = loadedWith('explore-mf/src/features/explore/load.ts');
  expect([...askedBy.keys()]).toContain('zod');
  expect(wayTo('domain/src/api-schema.ts', askedBy)).toBe(
    'explore-mf/src/features/explore/load.ts → domain/src/api-schema.ts',
  );
});
