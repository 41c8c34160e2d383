import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'kit/router';

export function Facts({ data }: { data: unknown }) {
  return <p>{String(data)}</p>;
}
function Login() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
/** A screen at /b that shows what it read. */
export const options = {
  id: 'a.b',
  path: '/b',
  source: 'src/b.tsx',
  chunk: async () => ({ default: Facts }),
};
const LOGIN: RouteObject = { path: '/login', element: <Login /> };

/** Opens a screen among others. @returns its router */
export function open(route: RouteObject, path = '/b') {
  const router = createMemoryRouter([route, LOGIN, { path: '/antes', element: <p>antes</p> }], {
    initialEntries: ['/antes', path],
  });
  render(<RouterProvider router={router} />);
  return router;
}
