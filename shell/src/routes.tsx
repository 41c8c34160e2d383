import { messages } from 'domain/messages/messages';
import { FIRST_SEGMENTS } from 'domain/site/areas';
import { ACCOUNT_ACTION } from 'domain/site/owner';
import { Loading } from 'kit/loading';
import { data, Outlet, type RouteObject } from 'kit/router';
import { type ScreenHandle, screen } from 'kit/screen';
import { ScreenError } from 'kit/screen-error';
import { BODY_ID, ELSEWHERE_ID } from './areas/body.ts';
import { lateArea } from './areas/left-out.ts';
import { BodyError } from './frame/body-error.tsx';
import { Frame } from './frame/frame.tsx';
import { LateArea } from './frame/late-area.tsx';
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
      <Loading />
    </Main>
  ),
} as const;

const loadLanding = async () => (await import('./features/landing/load.ts')).loadLanding;

const own: RouteObject[] = [
  screen({
    ...WHOLE_PAGE,
    id: 'shell.landing',
    path: '/',
    served: [],
    source: 'src/features/landing/landing.tsx',
    chunk: () => import('./features/landing/landing.tsx'),
    load: loadLanding,
    structuredData: async () => {
      const { siteData } = await import('domain/site/structured-data');
      return (_loaded, origin) => siteData(origin);
    },
  }),
  screen({
    ...WHOLE_PAGE,
    id: 'shell.login',
    path: '/login',
    served: ['volver', 'motivo'],
    source: 'src/features/login/login.tsx',
    chunk: () => import('./features/login/login.tsx'),
  }),
  screen({
    ...WHOLE_PAGE,
    id: 'shell.signup',
    path: '/signup',
    served: ['username', 'volver'],
    source: 'src/features/signup/signup.tsx',
    chunk: () => import('./features/signup/signup.tsx'),
  }),
  screen({
    ...WHOLE_PAGE,
    id: 'shell.account-action',
    path: ACCOUNT_ACTION,
    source: 'src/features/account-action/account-action.tsx',
    chunk: () => import('./features/account-action/account-action.tsx'),
  }),
  screen({
    id: 'shell.terms',
    path: '/terms',
    served: [],
    source: 'src/features/terms/terms.tsx',
    chunk: () => import('./features/terms/terms.tsx'),
  }),
  screen({
    id: 'shell.creador',
    path: '/creador',
    served: [],
    source: 'src/features/creador/creador.tsx',
    chunk: () => import('./features/creador/creador.tsx'),
    load: loadLanding,
  }),
];

/** An address without a screen of its own: its area is late, or not to be had, or it is nobody's. */
const elsewhere = (path: string): RouteObject => ({
  id: `${ELSEWHERE_ID}${path}`,
  path,
  element: <LateArea />,
  loader: async ({ request }) => {
    const late = await lateArea(request);
    if (late) return late;
    throw data({ code: 'not-found', message: messages.general.pageNotFound }, { status: 404 });
  },
  hydrateFallbackElement: <Loading />,
  handle: { served: [] } satisfies Partial<ScreenHandle>,
});

/** An area that is mounted may answer the addresses of one that is not: '/{username}' fits '/likes'. These are nearer. */
const ofAreas = FIRST_SEGMENTS.map((segment) => elsewhere(`/${segment}/*`));

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
        <Loading />
      </Frame>
    ),
    children: [
      {
        id: BODY_ID,
        path: '',
        element: <Outlet />,
        errorElement: <BodyError />,
        children: [...own, ...areas, ...ofAreas, elsewhere('*')],
      },
    ],
  },
];
