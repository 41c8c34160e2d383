import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  tellLoaders,
  useLocation,
} from '@vidriera/router';
import { StrictMode } from 'react';

export function Facts({ data }: { data: unknown }) {
  return (
    <>
      <title>Listo</title>
      <p>{String(data)}</p>
    </>
  );
}
function Login() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
/** A screen at /b that shows its data. */
export const options = {
  id: 'a.b',
  path: '/b',
  source: 'src/b.tsx',
  view: async () => ({ default: Facts }),
};
const LOGIN: RouteObject = { path: '/login', element: <Login /> };

/** Returns a router like the shell's, with this route, /login and /antes. */
export const routerOf = (route: RouteObject, entries: string[], hydrationData?: object) =>
  tellLoaders((options) =>
    createMemoryRouter([route, LOGIN, { path: '/antes', element: <p>antes</p> }], {
      ...options,
      initialEntries: entries,
      ...(hydrationData && { hydrationData }),
    }),
  );

/** Renders a screen at `path`. @returns its router */
export function open(route: RouteObject, path = '/b') {
  const router = routerOf(route, ['/antes', path]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}
