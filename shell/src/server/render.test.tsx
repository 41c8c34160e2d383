// @vitest-environment node

import { messages } from '@vidriera/domain/messages/messages';
import { MEMBERS_META } from '@vidriera/domain/site/start';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import { z } from '@vidriera/domain/zod';
import { apiFrom } from '@vidriera/kit/requests/api';
import { Meta } from '@vidriera/kit/ui/parts/meta';
import { data, type LoaderFunctionArgs, replace } from '@vidriera/router';
import { isRendered, type RenderRequest } from '@vidriera/runtime/contract/page';
import type { BuildAssets } from '@vidriera/runtime/contract/server-module';
import { screen } from '@vidriera/runtime/screen';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScreenRenderer } from './render.tsx';

vi.mock('@vidriera/runtime/load-area', () => ({ loadArea: vi.fn() }));

function Explore({ data: text }: { data: string }) {
  return (
    <>
      <Meta title="Explorar" description="Todo" path="/explore" />
      <h1 className="explore-h1">{text}</h1>
    </>
  );
}

const read = vi.fn<RenderRequest['read']>();
async function loadExplore(args: LoaderFunctionArgs): Promise<string> {
  const query = new URL(args.request.url).searchParams.get('q') ?? '';
  if (query === 'ir') throw replace('/terms');
  if (query === 'nada') throw data({ code: 'not-found', message: 'No está.' }, { status: 404 });
  if (query === 'sobra')
    return apiFrom(args)(z.string(), '/api/x', {}, { optional: true }).catch(() => 'sin eso');
  if (query === 'calla') return apiFrom(args)(z.string(), '/api/x').catch(() => 'algo falló');
  return apiFrom(args)(z.string(), '/api/explore', { q: query });
}
const explore = screen({
  id: 'explore.explore',
  path: '/explore',
  layout: 'explore',
  source: 'src/explore.tsx',
  public: ['q'],
  view: async () => ({ default: Explore }),
  load: async () => ({ load: loadExplore }),
});
const own = screen({
  id: 'explore.own',
  member: 'remembered',
  path: '/explore/own',
  layout: 'explore',
  source: 'src/own.tsx',
  view: async () => ({ default: () => <p>mío</p> }),
  load: async () => ({ load: () => null }),
});
const shared = screen({
  id: 'explore.shared',
  member: 'remembered',
  path: '/explore/shared',
  source: 'src/explore.tsx',
  public: [],
  view: async () => ({ default: ({ data: text }: { data: string }) => <h1>{text}</h1> }),
  load: async () => ({ load: (args) => apiFrom(args)(z.string(), '/api/all') }),
});
const secret = screen({
  id: 'profile.own',
  path: '/perfil',
  source: 'src/propio.tsx',
  view: async () => ({ default: () => <p>privado</p> }),
});
const ADOPT = '../runtime/area/adopt.ts';
const shell: BuildAssets = {
  modules: {
    'src/main.ts': { entry: '/main.js', css: ['/main.css'], js: [] },
    'src/bootstrap.tsx': {
      entry: '/assets/bootstrap.js',
      css: ['/bootstrap.css'],
      js: ['/assets/bootstrap.js'],
    },
    'src/features/terms/terms.tsx': { entry: '/assets/terms.js', css: [], js: ['/assets/terms.js'] },
    'src/frame/bars.ts': { entry: '/assets/bars.js', css: [], js: ['/assets/bars.js'] },
  },
  sheets: { '/main.css': ':root{--ink:#000}', '/bootstrap.css': 'body{margin:0}.ghost{top:0}' },
};
const receivedOrigins: string[] = [];
const { render, canonicalAddress } = createScreenRenderer(
  shell,
  {
    name: 'explore',
    routes: [explore, own, shared, secret],
    assets: {
      modules: {
        'src/explore.tsx': { entry: '/r/explore/e.js', css: ['/r/explore/e.css'], js: ['/r/explore/e.js'] },
        'src/own.tsx': { entry: '/r/explore/own.js', css: [], js: ['/r/explore/own.js'] },
        'src/routes.tsx': { entry: '/r/explore/routes.js', css: [], js: ['/r/explore/routes.js'] },
        [ADOPT]: { entry: '/r/explore/adopt.js', css: [], js: ['/r/explore/adopt.js'] },
      },
      sheets: { '/r/explore/e.css': '.explore-h1{color:red}.ghost{top:0}' },
    },
    setServerFacts: ({ origin }) => receivedOrigins.push(origin),
  },
  DEMO_FACTS,
);
const screenAt = (path: string) =>
  render({ url: new URL(path, 'http://pages'), read, signal: new AbortController().signal });
const at = async (path: string) => {
  const screen = await screenAt(path);
  return isRendered(screen) ? screen : null;
};

beforeEach(() => void read.mockReset());

describe('a public screen', () => {
  it('is rendered inside the frame, with data, styles and scripts', async () => {
    read.mockResolvedValue({ status: 200, body: 'Hola </script>' });
    const page = await at('/explore?q=peña');
    expect(read).toHaveBeenCalledExactlyOnceWith('/api/explore?q=pe%C3%B1a');
    expect(page).toMatchObject({
      status: 200,
      styles: [':root{--ink:#000}', 'body{margin:0}', '.explore-h1{color:red}'],
      sheets: ['/main.css'],
      laterSheets: ['/bootstrap.css', '/r/explore/e.css'],
      preloads: ['/r/explore/adopt.js', '/r/explore/routes.js', '/r/explore/e.js'],
      data: {
        address: '/explore?q=pe%C3%B1a',
        area: 'explore',
        loaderData: { 'explore.explore': 'Hola </script>' },
        errors: null,
      },
    });
    expect(page?.head).toMatch(/^<!--screen--><title>Explorar · Vidriera<\/title>.*<!--\/screen-->$/);
    expect(page?.head).toContain('<link rel="canonical" href="https://vidriera.ar/explore"/>');
    expect(page?.body).toMatch(/^<div .*<h1 class="explore-h1">Hola &lt;\/script&gt;<\/h1>.*<\/div>$/);
    expect(page?.body).not.toContain('<script');
  });

  it('has the shell’s scripts if it belongs to the shell', async () => {
    const page = await at('/terms');
    expect(page).toMatchObject({ status: 200, preloads: ['/assets/terms.js'], data: { area: null } });
    expect(receivedOrigins).toEqual(['https://vidriera.ar']);
  });

  it('depends only on the query parameters that it declares', async () => {
    read.mockResolvedValue({ status: 200, body: 'Hola' });
    const address = '/explore?igsh=secreta&q=jazz&q=&utm_source=secreta&q=jazz';
    const page = await at(address);
    expect(page?.data.address).toBe('/explore?q=jazz');
    expect(JSON.stringify(page)).not.toContain('secreta');
    expect(canonicalAddress(new URL(address, 'http://pages'))).toBe('/explore?q=jazz');
    expect(canonicalAddress(new URL('/explore//?q=jazz', 'http://pages'))).toBe('/explore?q=jazz');
    expect(canonicalAddress(new URL('/?q=jazz', 'http://pages'))).toBe('/');
    expect(canonicalAddress(new URL('/a/b?q=jazz', 'http://pages'))).toBe('/a/b');
  });

  it('renders a refusal with its status, as hydration data', async () => {
    const page = await at('/explore?q=nada');
    expect(page?.status).toBe(404);
    expect(page?.body).toContain('No está.');
    expect(page?.data.errors).toEqual({
      'explore.explore': {
        status: 404,
        statusText: expect.any(String),
        internal: false,
        data: { code: 'not-found', message: 'No está.' },
      },
    });
  });

  it('renders "page not found" for an unknown address', async () => {
    const page = await at('/a/b/c');
    expect(page?.status).toBe(404);
    expect(page?.body).toContain(messages.general.pageNotFound);
    expect(page?.data.area).toBeNull();
  });
});

describe('a screen for signed-in people', () => {
  const MEMBERS = `<meta name="${MEMBERS_META}" content="">`;
  /** The redirect for browsers without scripts. */
  const toLogin = (back: string) =>
    `<noscript><meta http-equiv="refresh" content="0; url=/login?volver=${back}"></noscript>`;

  it('is rendered with public data, and hidden unless the browser remembers a person', async () => {
    read.mockResolvedValue({ status: 200, body: 'La semana' });
    const page = await at('/explore/shared');
    expect(page?.body).toContain('<h1>La semana</h1>');
    expect(page?.head).toContain(MEMBERS);
    expect(page?.preloads).toContain('/assets/bars.js');
    expect(page?.head).toContain(toLogin('%2Fexplore%2Fshared'));
    expect((await at('/terms'))?.head).not.toMatch(/noscript|members/);
  });

  it('rendered only by the browser, has its scripts and a redirect to /login', async () => {
    const page = await screenAt('/explore/own');
    expect(page && isRendered(page)).toBe(false);
    expect(page).toMatchObject({
      head: toLogin('%2Fexplore%2Fown'),
      preloads: expect.arrayContaining(['/r/explore/adopt.js', '/r/explore/own.js', '/assets/bars.js']),
    });
    expect(read).not.toHaveBeenCalled();
  });
});

it.each(['/perfil', '/all', '/explore?q=ir'])('%s is left to the browser', async (path) => {
  expect(await at(path)).toBeNull();
});

it.each(['/explore', '/explore?q=calla'])(
  '%s: rejects if a read fails, even if the loader catches the error',
  async (path) => {
    const broken = new Error('la base no responde');
    read.mockRejectedValue(broken);
    await expect(at(path)).rejects.toBe(broken);
  },
);

it('renders without an optional answer', async () => {
  read.mockRejectedValue(new Error('la base no responde'));
  expect(await at('/explore?q=sobra')).toMatchObject({
    status: 200,
    data: { loaderData: { 'explore.explore': 'sin eso' } },
  });
});

it('rejects an API answer that breaks the contract', async () => {
  read.mockResolvedValue({ status: 200, body: 7 });
  await expect(at('/explore')).rejects.toMatchObject({ name: '$ZodError' });
});
