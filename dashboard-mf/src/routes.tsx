import type { AreaRoutes } from 'kit/remote';
import { protectedScreen } from 'kit/screen';
import { cargarAgregar } from './features/agregar-post/cargar.ts';
import { cargarEditar } from './features/editar-post/cargar.ts';
import { cargarInicio } from './features/inicio/cargar.ts';
import { cargarLikes } from './features/likes/cargar.ts';
import { cargarLista } from './features/lista/cargar.ts';

const LISTA = { source: 'src/features/lista/lista.tsx', chunk: () => import('./features/lista/lista.tsx') };

export const routes = [
  protectedScreen({
    id: 'dashboard.inicio',
    path: '/all',
    source: 'src/features/inicio/inicio.tsx',
    chunk: () => import('./features/inicio/inicio.tsx'),
    load: cargarInicio,
  }),
  protectedScreen({ id: 'dashboard.eventos', path: '/eventos', load: cargarLista('evento'), ...LISTA }),
  protectedScreen({ id: 'dashboard.cursos', path: '/cursos', load: cargarLista('curso'), ...LISTA }),
  protectedScreen({ id: 'dashboard.promos', path: '/promos', load: cargarLista('promo'), ...LISTA }),
  protectedScreen({
    id: 'dashboard.likes',
    path: '/likes',
    source: 'src/features/likes/likes.tsx',
    chunk: () => import('./features/likes/likes.tsx'),
    load: cargarLikes,
  }),
  protectedScreen({
    id: 'dashboard.agregar-post',
    path: '/agregar-post',
    source: 'src/features/agregar-post/agregar-post.tsx',
    chunk: () => import('./features/agregar-post/agregar-post.tsx'),
    load: cargarAgregar,
    // Its tabs change the address and load nothing; only what is to be copied does.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.searchParams.get('copiar') !== nextUrl.searchParams.get('copiar') ||
      (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
  }),
  protectedScreen({
    id: 'dashboard.editar-post',
    path: '/editar-post/:type/:id',
    source: 'src/features/editar-post/editar-post.tsx',
    chunk: () => import('./features/editar-post/editar-post.tsx'),
    load: cargarEditar,
  }),
] satisfies AreaRoutes['routes'];

export const buildId = __BUILD_ID__;
