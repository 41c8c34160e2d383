import type { AreaRoutes } from 'kit/remote';
import { screen } from 'kit/screen';
import { loadExplore } from './features/explore/load.ts';

export const routes = [
  screen({
    id: 'explore.explore',
    path: '/explore',
    layout: 'explore',
    source: 'src/features/explore/explore.tsx',
    chunk: () => import('./features/explore/explore.tsx'),
    load: loadExplore,
  }),
] satisfies AreaRoutes['routes'];

export const buildId = __BUILD_ID__;
