import type { TipoAgenda } from 'domain/ids';
import type { AreaRoutes } from 'kit/remote';
import { screen } from 'kit/screen';
import { lazy, Suspense } from 'react';
import { alCambiarDeDireccion } from './features/explore/al-cambiar-de-direccion.ts';

// Seen only while a page that was not rendered by the server loads; their style sheets stay out of this module.
const ExploreSkeleton = lazy(() => import('./features/explore/explore-skeleton.tsx'));
const DetalleSkeleton = lazy(() => import('./features/detalle/detalle-skeleton.tsx'));

/** The same detail at its address in explore and at the one of the other two layouts. */
const detalle = (tipo: TipoAgenda, path: string, layout: 'explore' | 'auto') =>
  screen({
    id: `explore.${layout === 'explore' ? 'explore-' : ''}${tipo}`,
    path,
    layout,
    source: 'src/features/detalle/detalle.tsx',
    chunk: () => import('./features/detalle/detalle.tsx'),
    load: async () => (await import('./features/detalle/load.ts')).loadDetalle(tipo),
    fallback: (
      <Suspense>
        <DetalleSkeleton explore={layout === 'explore'} />
      </Suspense>
    ),
  });

export const routes = [
  screen({
    id: 'explore.explore',
    path: '/explore',
    layout: 'explore',
    source: 'src/features/explore/explore.tsx',
    chunk: () => import('./features/explore/explore.tsx'),
    load: async () => (await import('./features/explore/load.ts')).loadExplore,
    shouldRevalidate: alCambiarDeDireccion,
    fallback: (
      <Suspense>
        <ExploreSkeleton />
      </Suspense>
    ),
  }),
  detalle('evento', '/explore/evento/:id', 'explore'),
  detalle('curso', '/explore/curso/:id', 'explore'),
  detalle('promo', '/explore/promo/:id', 'explore'),
  detalle('evento', '/eventos/:id', 'auto'),
  detalle('curso', '/cursos/:id', 'auto'),
  detalle('promo', '/promos/:id', 'auto'),
] satisfies AreaRoutes['routes'];

export const buildId = __BUILD_ID__;
