import type { AreaRoutes } from 'kit/remote';
import { screen } from 'kit/screen';
import { loadPerfil } from './features/publico/load.ts';

export const routes = [
  screen({
    id: 'profile.publico',
    path: '/:username',
    source: 'src/features/publico/publico.tsx',
    chunk: () => import('./features/publico/publico.tsx'),
    load: loadPerfil,
  }),
] satisfies AreaRoutes['routes'];

export const buildId = __BUILD_ID__;
