/**
 * The router's names in use. Shell and areas share this module, so each name costs every visitor bytes. Nothing else imports
 * react-router-dom.
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
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { type Navigation, navigationOf, tellLoaders } from './navigation.ts';
