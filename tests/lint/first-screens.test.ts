import { AREAS } from 'domain/config';
import { expect, it } from 'vitest';
import { FIRST_SCREENS } from '../../kit/vite/chunks.ts';
import { loadedWith, wayTo } from '../support/import-graph.ts';

/** The start of the shell, its public screens, and the areas' routes and first screens: all that is needed of whoever follows a link. */
const FIRST = [
  'shell/src/bootstrap.tsx',
  'shell/src/features/landing/landing.tsx',
  'shell/src/features/creador/creador.tsx',
  'shell/src/features/terms/terms.tsx',
  ...AREAS.flatMap((area) =>
    ['src/routes.tsx', ...FIRST_SCREENS[area]].map((source) => `${area}-mf/${source}`),
  ),
];

/** Of other people's code a first screen has React, the router, the areas' loader and the icons it draws. */
const OTHERS =
  /^(?:react|react-dom|react-dom\/client|react-router-dom|@module-federation\/runtime|lucide-react\/icons\/[a-z0-9-]+)$/;
const OURS = /^(?:domain|kit|shell|explore-mf|profile-mf|dashboard-mf)\/src\/(?!.*-schema\.ts$)/;

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
