import { render, screen } from '@testing-library/react';
import { apiPaths } from '@vidriera/domain/api/api';
import { cardWith } from '@vidriera/domain/testing/items';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { ScreenError } from '@vidriera/runtime/screen-error';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { afterEach, beforeEach, vi } from 'vitest';
import Explore from '../features/explore/explore.tsx';
import { load as loadExplore } from '../features/explore/load.ts';
import { onAddressChange } from '../features/explore/on-address-change.ts';

export const evento = (id: string, titulo: string) =>
  cardWith('evento', {
    id,
    titulo,
    usuario: { id: 'u1', username: 'bardelsur', nombre: 'Bar del Sur', imagen: null },
    categoria: 'Musica',
    direccion: 'Defensa 1344',
    fechaPeriodica: 'Todos los jueves',
  });
export const page = (items: unknown[] = [], cursor: string | null = null) => ({ items, cursor });

export type ApiAnswer = unknown | { status: number };
type Api = (
  params: URLSearchParams,
  signal: AbortSignal | null | undefined,
) => Promise<ApiAnswer> | ApiAnswer;
const nothing = {
  days: () => ({ dias: [] }),
  suggestions: () => ({ items: [], creadores: [] }),
};
export const server: { api: Api; days: Api; suggestions: Api } = { api: () => page(), ...nothing };
/** Further answers by path; other paths are a 404. */
export const otherAnswers: Record<string, unknown> = {};
export const requests: string[] = [];

/** A Wednesday at 18:00. */
const NOW = new Date('2026-11-25T18:00:00-03:00');

beforeEach(() => {
  vi.setSystemTime(NOW);
  requests.length = 0;
  Object.assign(server, nothing);
  for (const path of Object.keys(otherAnswers)) delete otherAnswers[path];
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://x');
    const answers: Record<string, Api> = {
      [apiPaths.explore]: server.api,
      [apiPaths.suggestions]: server.suggestions,
      [apiPaths.days]: server.days,
    };
    if (pathname !== apiPaths.days && pathname in answers) requests.push(address);
    const answer = answers[pathname]
      ? await answers[pathname](searchParams, init?.signal)
      : (otherAnswers[pathname] ?? { status: 404, code: 'not-found' });
    init?.signal?.throwIfAborted();
    const failed = typeof answer === 'object' && answer !== null && 'status' in answer;
    const status = failed ? Number(answer.status) : 200;
    const body = failed ? { error: { code: 'internal', message: 'x', ...answer } } : answer;
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens explore and waits for its first answers. */
export async function open(address = '/explore') {
  const router = createMemoryRouter(
    [
      ...['/explore', '/explore/en/:lugar'].map((path) => ({
        path,
        element: <WithData of={Explore} />,
        loader: loadExplore,
        shouldRevalidate: onAddressChange,
        hydrateFallbackElement: <p>…</p>,
        errorElement: <ScreenError />,
      })),
      { path: '/login', element: <p>login</p> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  const follow = ({ location }: typeof router.state) =>
    globalThis.history.replaceState(null, '', location.pathname + location.search);
  follow(router.state); // keeps the browser's address in step with the memory router
  router.subscribe(follow);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return router;
}
