import type { TipoAgenda } from 'domain/values/ids';
import type { AreaRoutes } from 'kit/remote';
import { screen } from 'kit/screen';
import { lazy } from 'react';
import { type KnownDetail, knownDetail } from './features/detail/known.ts';
import type { DetailData } from './features/detail/load.ts';
import type { ExploreData } from './features/explore/load.ts';
import { onAddressChange } from './features/explore/on-address-change.ts';

// Their style sheets stay out of this module.
const ExploreSkeleton = lazy(() => import('./features/explore/explore-skeleton.tsx'));
const CitiesSkeleton = lazy(() => import('./features/cities/cities-skeleton.tsx'));
const FilterSkeleton = lazy(() => import('./features/filter/filter-skeleton.tsx'));
const DetailSkeleton = lazy(() => import('./features/detail/detail-skeleton.tsx'));

/** The same detail at its address in explore and at the one of the other two layouts. */
const detail = (tipo: TipoAgenda, path: string, layout: 'explore' | 'auto') =>
  screen<DetailData | KnownDetail>({
    id: `explore.${layout === 'explore' ? 'explore-' : ''}${tipo}`,
    path,
    served: [],
    layout,
    source: 'src/features/detail/detail.tsx',
    chunk: () => import('./features/detail/detail.tsx'),
    load: async () => (await import('./features/detail/load.ts')).loadDetail(tipo),
    structuredData: async () => {
      const { itemData } = await import('domain/item/structured-data');
      return (loaded, origin) => ('detail' in loaded ? itemData(loaded.detail, origin) : []);
    },
    fallback: <DetailSkeleton tipo={tipo} explore={layout === 'explore'} />,
    known: knownDetail(tipo),
  });

/** What an address of explore may ask for. */
const FILTERS = ['q', 'literal', 'categoria', 'fecha', 'desde', 'hasta', 'modalidad', 'precio'];

/** The agenda of the country, and of a place. */
const explore = (id: string, path: string) =>
  screen<ExploreData>({
    id,
    path,
    served: [...FILTERS, 'eventos', 'promos', 'cursos'],
    layout: 'explore',
    source: 'src/features/explore/explore.tsx',
    chunk: () => import('./features/explore/explore.tsx'),
    load: async () => (await import('./features/explore/load.ts')).loadExplore,
    structuredData: async () => (await import('./features/explore/city-data.ts')).cityData,
    shouldRevalidate: onAddressChange,
    fallback: <ExploreSkeleton />,
  });

export const routes = [
  explore('explore.explore', '/explore'),
  explore('explore.city', '/explore/en/:lugar'),
  screen({
    id: 'explore.cities',
    path: '/explore/en',
    served: [],
    first: false,
    layout: 'explore',
    source: 'src/features/cities/cities.tsx',
    chunk: () => import('./features/cities/cities.tsx'),
    load: async () => (await import('./features/cities/load.ts')).loadCities,
    fallback: <CitiesSkeleton />,
  }),
  screen({
    id: 'explore.filter',
    path: '/explore/filtrar',
    served: ['en', ...FILTERS],
    first: false,
    layout: 'explore',
    source: 'src/features/filter/filter.tsx',
    chunk: () => import('./features/filter/filter.tsx'),
    load: async () => (await import('./features/filter/load.ts')).loadFilter,
    fallback: <FilterSkeleton />,
  }),
  detail('evento', '/explore/evento/:id', 'explore'),
  detail('curso', '/explore/curso/:id', 'explore'),
  detail('promo', '/explore/promo/:id', 'explore'),
  detail('evento', '/eventos/:id', 'auto'),
  detail('curso', '/cursos/:id', 'auto'),
  detail('promo', '/promos/:id', 'auto'),
] satisfies AreaRoutes['routes'];
