import type { TipoAgenda } from 'domain/values/ids';
import type { AreaRoutes } from 'kit/remote';
import { screen } from 'kit/screen';
import { lazy } from 'react';
import { onAddressChange } from './features/explore/on-address-change.ts';

// Their style sheets stay out of this module.
const ExploreSkeleton = lazy(() => import('./features/explore/explore-skeleton.tsx'));
const CitiesSkeleton = lazy(() => import('./features/cities/cities-skeleton.tsx'));
const FilterSkeleton = lazy(() => import('./features/filter/filter-skeleton.tsx'));
const importDetailSkeleton = () => import('./features/detail/detail-skeleton.tsx');
const DetailSkeleton = lazy(importDetailSkeleton);

/** With the skeleton, which is needed by whoever goes to a detail, and not to hydrate one. */
async function importDetailLoad(tipo: TipoAgenda) {
  const [{ loadDetail }] = await Promise.all([import('./features/detail/load.ts'), importDetailSkeleton()]);
  return { load: loadDetail(tipo) };
}

/** The same detail at its address in explore and at the one of the other two layouts. */
const detail = (tipo: TipoAgenda, path: string, layout: 'explore' | 'auto') =>
  screen({
    id: `explore.${layout === 'explore' ? 'explore-' : ''}${tipo}`,
    path,
    layout,
    public: [],
    load: () => importDetailLoad(tipo),
    view: () => import('./features/detail/detail.tsx'),
    source: 'src/features/detail/detail.tsx',
    skeleton: <DetailSkeleton tipo={tipo} explore={layout === 'explore'} />,
    structuredData: async () => {
      const { itemData } = await import('domain/item/structured-data');
      return (loaded, origin) => itemData(loaded.detail, origin);
    },
  });

/** What an address of explore may ask for. */
const FILTERS = ['q', 'literal', 'categoria', 'fecha', 'desde', 'hasta', 'modalidad', 'precio'];

/** The agenda of the country, and of a place. */
const explore = (id: string, path: string) =>
  screen({
    id,
    path,
    layout: 'explore',
    public: [...FILTERS, 'eventos', 'promos', 'cursos'],
    load: () => import('./features/explore/load.ts'),
    view: () => import('./features/explore/explore.tsx'),
    source: 'src/features/explore/explore.tsx',
    skeleton: <ExploreSkeleton />,
    structuredData: async () => (await import('./features/explore/city-data.ts')).cityData,
    shouldRevalidate: onAddressChange,
  });

export const routes = [
  explore('explore.explore', '/explore'),
  explore('explore.city', '/explore/en/:lugar'),
  screen({
    id: 'explore.cities',
    path: '/explore/en',
    layout: 'explore',
    public: [],
    load: () => import('./features/cities/load.ts'),
    view: () => import('./features/cities/cities.tsx'),
    source: 'src/features/cities/cities.tsx',
    skeleton: <CitiesSkeleton />,
  }),
  screen({
    id: 'explore.filter',
    path: '/explore/filtrar',
    layout: 'explore',
    public: ['en', ...FILTERS],
    load: () => import('./features/filter/load.ts'),
    view: () => import('./features/filter/filter.tsx'),
    source: 'src/features/filter/filter.tsx',
    skeleton: <FilterSkeleton />,
  }),
  detail('evento', '/explore/evento/:id', 'explore'),
  detail('curso', '/explore/curso/:id', 'explore'),
  detail('promo', '/explore/promo/:id', 'explore'),
  detail('evento', '/eventos/:id', 'auto'),
  detail('curso', '/cursos/:id', 'auto'),
  detail('promo', '/promos/:id', 'auto'),
] satisfies AreaRoutes['routes'];
