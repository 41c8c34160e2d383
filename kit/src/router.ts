/**
 * The router's names in use, and no others: this module is shared between the shell and the areas, so each name costs every
 * visitor bytes. Nobody else imports react-router-dom.
 */

export {
  Await,
  createBrowserRouter,
  createMemoryRouter,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  type Location,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  replace,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  UNSAFE_DataRouterStateContext as RouterState,
  useAsyncError,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { type Navigation, navigationOf, tellLoaders } from './navigation.ts';
