import { messages } from '@vidriera/domain/messages/messages';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { SkeletonCards as Cards } from '@vidriera/kit/ui/parts/skeleton';
import type { RouteObject } from '@vidriera/router';
import { Loading } from '@vidriera/runtime/loading';
import { screen } from '@vidriera/runtime/screen';
import type { ComponentProps } from 'react';
import { unlessOnlySearch } from './features/only-search.ts';

const cards = (props: ComponentProps<typeof Cards>) => async () => {
  const { SkeletonCards } = await import('@vidriera/kit/ui/parts/skeleton');
  return { default: () => <SkeletonCards {...props} /> };
};

const list = (tipo: TipoAgenda, path: string) =>
  screen({
    id: `dashboard.${path.slice(1)}`,
    path,
    member: 'remembered',
    public: ['categoria'],
    source: 'src/features/list/list.tsx',
    view: () => import('./features/list/list.tsx'),
    load: async () => ({ load: (await import('./features/list/load.ts')).loadList(tipo) }),
    skeleton: cards({ tipo }),
  });

export const routes = [
  screen({
    id: 'dashboard.home',
    path: '/all',
    member: 'remembered',
    public: ['en'],
    source: 'src/features/home/home.tsx',
    view: () => import('./features/home/home.tsx'),
    load: () => import('./features/home/load.ts'),
    skeleton: cards({ tipo: 'evento', layout: 'shelf' }),
  }),
  list('evento', '/eventos'),
  list('curso', '/cursos'),
  list('promo', '/promos'),
  screen({
    id: 'dashboard.likes',
    path: '/likes',
    member: 'own',
    source: 'src/features/likes/likes.tsx',
    view: () => import('./features/likes/likes.tsx'),
    load: () => import('./features/likes/load.ts'),
    skeleton: cards({ tipo: 'evento' }),
  }),
  screen({
    id: 'dashboard.agregar-post',
    path: '/agregar-post',
    member: 'remembered',
    source: 'src/features/agregar-post/agregar-post.tsx',
    view: () => import('./features/agregar-post/agregar-post.tsx'),
    load: () => import('./features/agregar-post/load.ts'),
    // Its tabs change the address and load nothing, unless an item is to be copied or was published.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      ['copiar', 'publicado'].some(
        (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
      ) ||
      (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
  }),
  screen({
    id: 'dashboard.traer',
    path: '/traer',
    member: 'reported',
    source: 'src/features/traer/traer.tsx',
    view: () => import('./features/traer/traer.tsx'),
  }),
  screen({
    id: 'dashboard.mis-promos',
    path: '/mis-promos',
    member: 'own',
    source: 'src/features/mis-promos/mis-promos.tsx',
    view: () => import('./features/mis-promos/mis-promos.tsx'),
    load: () => import('./features/mis-promos/load.ts'),
    shouldRevalidate: unlessOnlySearch,
  }),
  screen({
    id: 'dashboard.mis-lugares',
    path: '/mis-lugares',
    member: 'reported',
    source: 'src/features/mis-lugares/mis-lugares.tsx',
    view: () => import('./features/mis-lugares/mis-lugares.tsx'),
    load: () => import('./features/mis-lugares/load.ts'),
  }),
  screen({
    id: 'dashboard.siguiendo',
    path: '/siguiendo',
    member: 'reported',
    source: 'src/features/siguiendo/siguiendo.tsx',
    view: () => import('./features/siguiendo/siguiendo.tsx'),
    load: () => import('./features/siguiendo/load.ts'),
  }),
  screen({
    id: 'dashboard.canjear',
    path: '/canjear',
    layout: 'own',
    source: 'src/features/canjear/canjear.tsx',
    view: () => import('./features/canjear/canjear.tsx'),
    load: () => import('./features/canjear/load.ts'),
  }),
  screen({
    id: 'dashboard.canjes',
    path: '/canjes',
    member: 'reported',
    source: 'src/features/canjes/canjes.tsx',
    view: () => import('./features/canjes/canjes.tsx'),
    load: async () => ({ load: (await import('./features/canjes/load.ts')).loadCanjes }),
  }),
  screen({
    id: 'dashboard.canjes-promo',
    path: '/canjes/:id',
    member: 'reported',
    source: 'src/features/canjes/taken.tsx',
    view: () => import('./features/canjes/taken.tsx'),
    load: async () => ({ load: (await import('./features/canjes/load.ts')).loadTaken }),
    shouldRevalidate: unlessOnlySearch,
  }),
  screen({
    id: 'dashboard.attending',
    path: '/quienes-van/:id',
    member: 'reported',
    source: 'src/features/attending/attending.tsx',
    view: () => import('./features/attending/attending.tsx'),
    load: () => import('./features/attending/load.ts'),
  }),
  screen({
    id: 'dashboard.puerta',
    path: '/puerta/:evento/:fecha',
    layout: 'own',
    source: 'src/features/puerta/puerta.tsx',
    view: () => import('./features/puerta/puerta.tsx'),
    load: () => import('./features/puerta/load.ts'),
  }),
  screen({
    id: 'dashboard.estadisticas',
    path: '/estadisticas',
    member: 'reported',
    source: 'src/features/estadisticas/estadisticas.tsx',
    view: () => import('./features/estadisticas/estadisticas.tsx'),
    load: () => import('./features/estadisticas/load.ts'),
  }),
  screen({
    id: 'dashboard.en-tu-sitio',
    path: '/en-tu-sitio',
    member: 'reported',
    source: 'src/features/en-tu-sitio/en-tu-sitio.tsx',
    view: () => import('./features/en-tu-sitio/en-tu-sitio.tsx'),
    load: () => import('./features/en-tu-sitio/load.ts'),
  }),
  screen({
    id: 'dashboard.moderar',
    path: '/moderar',
    member: 'reported',
    source: 'src/features/moderar/moderar.tsx',
    view: () => import('./features/moderar/moderar.tsx'),
    load: async () => ({ load: (await import('./features/moderar/load.ts')).loadQueue }),
  }),
  screen({
    id: 'dashboard.moderar-caso',
    path: '/moderar/:id',
    member: 'reported',
    source: 'src/features/moderar/caso.tsx',
    view: () => import('./features/moderar/caso.tsx'),
    load: async () => ({ load: (await import('./features/moderar/load.ts')).loadCase }),
  }),
  screen({
    id: 'dashboard.editar-post',
    path: '/editar-post/:type/:id',
    member: 'reported',
    source: 'src/features/editar-post/editar-post.tsx',
    view: () => import('./features/editar-post/editar-post.tsx'),
    load: () => import('./features/editar-post/load.ts'),
    skeleton: <Loading text={messages.post.loading} />,
  }),
] satisfies RouteObject[];
