import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import type { RouteObject } from '@vidriera/router';
import { screen } from '@vidriera/runtime/screen';
import type { ExploreFilters } from './features/explore/filters.ts';
import { onAddressChange } from './features/explore/on-address-change.ts';

/** Visitors fetch nothing for it. */
const OwnHidden = lazyPart(async () => (await import('./features/detail/own-hidden.tsx')).OwnHidden);

const detail = (tipo: TipoAgenda, path: string, layout: 'explore' | 'auto') =>
  screen({
    id: `explore.${layout === 'explore' ? 'explore-' : ''}${tipo}`,
    path,
    layout,
    public: [],
    load: async () => ({ load: (await import('./features/detail/load.ts')).loadDetail(tipo) }),
    view: () => import('./features/detail/detail.tsx'),
    source: 'src/features/detail/detail.tsx',
    skeleton: async () => {
      const { default: Skeleton } = await import('./features/detail/detail-skeleton.tsx');
      return { default: () => <Skeleton tipo={tipo} explore={layout === 'explore'} /> };
    },
    owned: <OwnHidden tipo={tipo} />,
    structuredData: async () => {
      const { itemData } = await import('@vidriera/domain/item/structured-data');
      return (loaded, origin) => itemData(loaded.detail, origin);
    },
  });

/** Every filter's name; the type refuses a list without one. */
const FILTERS = Object.keys({
  q: true,
  literal: true,
  categoria: true,
  fecha: true,
  desde: true,
  hasta: true,
  modalidad: true,
  precio: true,
  dia: true,
} satisfies Record<Exclude<keyof ExploreFilters, 'en'>, true>);

const explore = (id: string, path: string) =>
  screen({
    id,
    path,
    layout: 'explore',
    public: [...FILTERS, 'eventos', 'promos', 'cursos'],
    load: () => import('./features/explore/load.ts'),
    view: () => import('./features/explore/explore.tsx'),
    source: 'src/features/explore/explore.tsx',
    skeleton: () => import('./features/explore/explore-skeleton.tsx'),
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
    skeleton: () => import('./features/cities/cities-skeleton.tsx'),
  }),
  screen({
    id: 'explore.filter',
    path: '/explore/filtrar',
    layout: 'explore',
    public: ['en', ...FILTERS],
    load: () => import('./features/filter/load.ts'),
    view: () => import('./features/filter/filter.tsx'),
    source: 'src/features/filter/filter.tsx',
    skeleton: () => import('./features/filter/filter-skeleton.tsx'),
  }),
  detail('evento', '/explore/evento/:id', 'explore'),
  detail('curso', '/explore/curso/:id', 'explore'),
  detail('promo', '/explore/promo/:id', 'explore'),
  detail('evento', '/eventos/:id', 'auto'),
  detail('curso', '/cursos/:id', 'auto'),
  detail('promo', '/promos/:id', 'auto'),
] satisfies RouteObject[];
