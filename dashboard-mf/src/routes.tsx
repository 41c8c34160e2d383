import type { AreaRoutes } from 'kit/remote';
import { protectedScreen } from 'kit/screen';

export const routes = [
  protectedScreen({
    id: 'dashboard.likes',
    path: '/likes',
    source: 'src/features/likes/likes.tsx',
    chunk: () => import('./features/likes/likes.tsx'),
  }),
] satisfies AreaRoutes['routes'];

export const buildId = __BUILD_ID__;
