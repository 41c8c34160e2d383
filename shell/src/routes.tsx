import { mensajes } from 'domain/messages';
import { Cargando } from 'kit/cargando';
import { data, Outlet, type RouteObject } from 'kit/router';
import { screen } from 'kit/screen';
import { ScreenError } from 'kit/screen-error';
import { BODY_ID } from './areas/body.ts';
import { BodyError } from './frame/body-error.tsx';
import { Frame } from './frame/frame.tsx';
import { Main } from './frame/main.tsx';
import { RootError } from './frame/root-error.tsx';

/** For a screen that draws its own main landmark: what stands in its place needs one too. */
const WHOLE_PAGE = {
  layout: 'own',
  error: (
    <Main>
      <ScreenError />
    </Main>
  ),
  fallback: (
    <Main>
      <Cargando />
    </Main>
  ),
} as const;

const loadLanding = async () => (await import('./features/landing/load.ts')).loadLanding;

const own: RouteObject[] = [
  screen({
    ...WHOLE_PAGE,
    id: 'shell.landing',
    path: '/',
    source: 'src/features/landing/landing.tsx',
    chunk: () => import('./features/landing/landing.tsx'),
    load: loadLanding,
  }),
  screen({
    ...WHOLE_PAGE,
    id: 'shell.login',
    path: '/login',
    source: 'src/features/login/login.tsx',
    chunk: () => import('./features/login/login.tsx'),
  }),
  screen({
    ...WHOLE_PAGE,
    id: 'shell.signup',
    path: '/signup',
    source: 'src/features/signup/signup.tsx',
    chunk: () => import('./features/signup/signup.tsx'),
  }),
  screen({
    id: 'shell.terms',
    path: '/terms',
    source: 'src/features/terms/terms.tsx',
    chunk: () => import('./features/terms/terms.tsx'),
  }),
  screen({
    id: 'shell.creador',
    path: '/creador',
    source: 'src/features/creador/creador.tsx',
    chunk: () => import('./features/creador/creador.tsx'),
    load: loadLanding,
  }),
];

const notFound: RouteObject = {
  id: 'shell.not-found',
  path: '*',
  element: <Cargando />,
  loader: () => {
    throw data({ codigo: 'no-encontrado', mensaje: mensajes.general.noEncontrada }, { status: 404 });
  },
  hydrateFallbackElement: <Cargando />,
};

/**
 * The whole tree, with the areas' routes where they are already at hand. `path: ''` and not a route without path: only so do
 * errors of discovery land inside the frame.
 */
export const routeTree = (areas: RouteObject[] = []): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    element: <Frame />,
    errorElement: <RootError />,
    hydrateFallbackElement: (
      <Frame>
        <Cargando />
      </Frame>
    ),
    children: [
      {
        id: BODY_ID,
        path: '',
        element: <Outlet />,
        errorElement: <BodyError />,
        children: [...own, ...areas, notFound],
      },
    ],
  },
];
