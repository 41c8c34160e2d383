import { APPEAL_PATH, COMPLAINT_OF, COMPLAINT_PATH } from '@vidriera/domain/complaint/paths';
import { messages } from '@vidriera/domain/messages/messages';
import { FIRST_SEGMENTS } from '@vidriera/domain/site/areas';
import { ACCOUNT_ACTION } from '@vidriera/domain/site/owner';
import { data, Outlet, type RouteObject } from '@vidriera/router';
import { Loading } from '@vidriera/runtime/loading';
import { PARENT_ROUTE_ID } from '@vidriera/runtime/parent-route';
import { type ScreenHandle, screen } from '@vidriera/runtime/screen';
import { BodyError } from './frame/body-error.tsx';
import { Frame } from './frame/frame.tsx';
import { RootError } from './frame/root-error.tsx';

const own: RouteObject[] = [
  screen({
    id: 'shell.landing',
    path: '/',
    layout: 'own',
    public: [],
    source: 'src/features/landing/landing.tsx',
    view: () => import('./features/landing/landing.tsx'),
    load: () => import('./features/landing/load.ts'),
    structuredData: async () => {
      const { siteData } = await import('@vidriera/domain/site/structured-data');
      return (_loaded, origin) => siteData(origin);
    },
  }),
  screen({
    id: 'shell.login',
    path: '/login',
    layout: 'own',
    public: ['volver', 'motivo', 'con'],
    source: 'src/features/login/login.tsx',
    view: () => import('./features/login/login.tsx'),
  }),
  screen({
    id: 'shell.signup',
    path: '/signup',
    layout: 'own',
    public: ['username', 'volver', 'con'],
    source: 'src/features/signup/signup.tsx',
    view: () => import('./features/signup/signup.tsx'),
  }),
  screen({
    id: 'shell.account-action',
    path: ACCOUNT_ACTION,
    layout: 'own',
    source: 'src/features/account-action/account-action.tsx',
    view: () => import('./features/account-action/account-action.tsx'),
  }),
  screen({
    id: 'shell.terms',
    path: '/terms',
    public: [],
    source: 'src/features/terms/terms.tsx',
    view: () => import('./features/terms/terms.tsx'),
  }),
  screen({
    id: 'shell.complaint',
    path: COMPLAINT_PATH,
    public: [COMPLAINT_OF],
    source: 'src/features/complaint/complaint.tsx',
    view: () => import('./features/complaint/complaint.tsx'),
  }),
  screen({
    id: 'shell.appeal',
    path: APPEAL_PATH,
    member: 'reported',
    source: 'src/features/appeal/appeal.tsx',
    view: () => import('./features/appeal/appeal.tsx'),
    load: () => import('./features/appeal/load.ts'),
  }),
  screen({
    id: 'shell.install',
    path: '/instalar',
    public: [],
    source: 'src/features/install/install.tsx',
    view: () => import('./features/install/install.tsx'),
  }),
  screen({
    id: 'shell.creador',
    path: '/creador',
    public: [],
    source: 'src/features/creador/creador.tsx',
    view: () => import('./features/creador/creador.tsx'),
    load: () => import('./features/landing/load.ts'),
  }),
];

/** An address without a screen of its own: nobody's, unless its area is still to be found (runtime/browser/discover-areas.ts). */
const elsewhere = (path: string): RouteObject => ({
  id: `shell.elsewhere:${path}`,
  path,
  element: null,
  loader: () => {
    throw data({ code: 'not-found', message: messages.general.pageNotFound }, { status: 404 });
  },
  hydrateFallbackElement: <Loading />,
  handle: { publicQuery: [] } satisfies Partial<ScreenHandle>,
});

/** '/{username}' of one area fits '/likes' of another that is not mounted: these are nearer, so its failure is shown by the frame. */
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
        id: PARENT_ROUTE_ID,
        path: '',
        element: <Outlet />,
        errorElement: <BodyError />,
        children: [...own, ...areas, ...ofAreas, elsewhere('*')],
      },
    ],
  },
];
