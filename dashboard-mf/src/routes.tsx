import { messages } from 'domain/messages/messages';
import type { TipoAgenda } from 'domain/values/ids';
import { Loading } from 'kit/loading';
import { MAIN_ID } from 'kit/main-id';
import type { AreaRoutes } from 'kit/remote';
import { protectedScreen, rememberedScreen, screen } from 'kit/screen';
import { ScreenError } from 'kit/screen-error';
import { lazy, type ReactNode } from 'react';
import { unlessOnlySearch } from './features/only-search.ts';

// Its style sheets stay out of this module.
const Skeleton = lazy(async () => ({ default: (await import('kit/ui/skeleton')).SkeletonCards }));

/** For a screen that draws its own main landmark: what stands in its place needs one too. */
const whole = (instead: ReactNode) => (
  <main id={MAIN_ID} tabIndex={-1}>
    {instead}
  </main>
);
const WHOLE_PAGE = { layout: 'own', error: whole(<ScreenError />), fallback: whole(<Loading />) } as const;

const list = (tipo: TipoAgenda, path: string) =>
  rememberedScreen({
    id: `dashboard.${path.slice(1)}`,
    path,
    served: ['categoria'],
    source: 'src/features/list/list.tsx',
    chunk: () => import('./features/list/list.tsx'),
    load: async () => (await import('./features/list/load.ts')).loadList(tipo),
    fallback: <Skeleton tipo={tipo} />,
  });

export const routes = [
  rememberedScreen({
    id: 'dashboard.home',
    path: '/all',
    served: ['en'],
    source: 'src/features/home/home.tsx',
    chunk: () => import('./features/home/home.tsx'),
    load: async () => (await import('./features/home/load.ts')).loadHome,
    fallback: <Skeleton tipo="evento" layout="shelf" />,
  }),
  list('evento', '/eventos'),
  list('curso', '/cursos'),
  list('promo', '/promos'),
  rememberedScreen({
    id: 'dashboard.likes',
    path: '/likes',
    first: true,
    own: true,
    source: 'src/features/likes/likes.tsx',
    chunk: () => import('./features/likes/likes.tsx'),
    load: async () => (await import('./features/likes/load.ts')).loadLikes,
    fallback: <Skeleton tipo="evento" />,
  }),
  rememberedScreen({
    id: 'dashboard.agregar-post',
    path: '/agregar-post',
    source: 'src/features/agregar-post/agregar-post.tsx',
    chunk: () => import('./features/agregar-post/agregar-post.tsx'),
    load: async () => (await import('./features/agregar-post/load.ts')).loadAgregar,
    // Its tabs change the address and load nothing; only what is to be copied, or was published, does.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      ['copiar', 'publicado'].some(
        (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
      ) ||
      (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
  }),
  rememberedScreen({
    id: 'dashboard.mis-promos',
    path: '/mis-promos',
    own: true,
    source: 'src/features/mis-promos/mis-promos.tsx',
    chunk: () => import('./features/mis-promos/mis-promos.tsx'),
    load: async () => (await import('./features/mis-promos/load.ts')).loadMisPromos,
    shouldRevalidate: unlessOnlySearch,
  }),
  protectedScreen({
    id: 'dashboard.mis-lugares',
    path: '/mis-lugares',
    source: 'src/features/mis-lugares/mis-lugares.tsx',
    chunk: () => import('./features/mis-lugares/mis-lugares.tsx'),
    load: async () => (await import('./features/mis-lugares/load.ts')).loadMisLugares,
  }),
  screen({
    id: 'dashboard.canjear',
    path: '/canjear',
    ...WHOLE_PAGE,
    source: 'src/features/canjear/canjear.tsx',
    chunk: () => import('./features/canjear/canjear.tsx'),
    load: async () => (await import('./features/canjear/load.ts')).loadCanjear,
  }),
  protectedScreen({
    id: 'dashboard.canjes',
    path: '/canjes',
    source: 'src/features/canjes/canjes.tsx',
    chunk: () => import('./features/canjes/canjes.tsx'),
    load: async () => (await import('./features/canjes/load.ts')).loadCanjes,
  }),
  protectedScreen({
    id: 'dashboard.canjes-promo',
    path: '/canjes/:id',
    source: 'src/features/canjes/taken.tsx',
    chunk: () => import('./features/canjes/taken.tsx'),
    load: async () => (await import('./features/canjes/load.ts')).loadTaken,
    shouldRevalidate: unlessOnlySearch,
  }),
  protectedScreen({
    id: 'dashboard.attending',
    path: '/quienes-van/:id',
    source: 'src/features/attending/attending.tsx',
    chunk: () => import('./features/attending/attending.tsx'),
    load: async () => (await import('./features/attending/load.ts')).loadAttending,
  }),
  protectedScreen({
    id: 'dashboard.editar-post',
    path: '/editar-post/:type/:id',
    source: 'src/features/editar-post/editar-post.tsx',
    chunk: () => import('./features/editar-post/editar-post.tsx'),
    load: async () => (await import('./features/editar-post/load.ts')).loadEditar,
    fallback: <Loading text={messages.post.loading} />,
  }),
] satisfies AreaRoutes['routes'];
