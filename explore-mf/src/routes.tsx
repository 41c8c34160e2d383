import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { AreaRoutes } from '@vidriera/runtime/area-routes';
import { importWith } from '@vidriera/runtime/import-with';
import { screen } from '@vidriera/runtime/screen';
import { lazy } from 'react';
import { onAddressChange } from './features/explore/on-address-change.ts';

// Lazy, to keep their style sheets out of this module.
const importExplore = () => import('./features/explore/explore-skeleton.tsx');
const importCities = () => import('./features/cities/cities-skeleton.tsx');
const importFilter = () => import('./features/filter/filter-skeleton.tsx');
const importDetail = () => import('./features/detail/detail-skeleton.tsx');
const ExploreSkeleton = lazy(importExplore);
const CitiesSkeleton = lazy(importCities);
const FilterSkeleton = lazy(importFilter);
const DetailSkeleton = lazy(importDetail);

const detail = (tipo: TipoAgenda, path: string, layout: 'explore' | 'auto') =>
  screen({
    id: `explore.${layout === 'explore' ? 'explore-' : ''}${tipo}`,
    path,
    layout,
    public: [],
    load: async () => {
      const { loadDetail } = await importWith(import('./features/detail/load.ts'), importDetail());
      return { load: loadDetail(tipo) };
    },
    view: () => import('./features/detail/detail.tsx'),
    source: 'src/features/detail/detail.tsx',
    skeleton: <DetailSkeleton tipo={tipo} explore={layout === 'explore'} />,
    structuredData: async () => {
      const { itemData } = await import('@vidriera/domain/item/structured-data');
      return (loaded, origin) => itemData(loaded.detail, origin);
    },
  });

const FILTERS = ['q', 'literal', 'categoria', 'fecha', 'desde', 'hasta', 'modalidad', 'precio'];

const explore = (id: string, path: string) =>
  screen({
    id,
    path,
    layout: 'explore',
    public: [...FILTERS, 'eventos', 'promos', 'cursos'],
    load: () => importWith(import('./features/explore/load.ts'), importExplore()),
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
    load: () => importWith(import('./features/cities/load.ts'), importCities()),
    view: () => import('./features/cities/cities.tsx'),
    source: 'src/features/cities/cities.tsx',
    skeleton: <CitiesSkeleton />,
  }),
  screen({
    id: 'explore.filter',
    path: '/explore/filtrar',
    layout: 'explore',
    public: ['en', ...FILTERS],
    load: () => importWith(import('./features/filter/load.ts'), importFilter()),
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
