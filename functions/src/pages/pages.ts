import type { PaginaConfig, Remotes } from 'domain/config';
import type { PantallaServida } from 'domain/pagina';
import { within } from 'domain/time-limit';
import type { Request, Response } from 'express';
import { compressed } from '../shared/compressed.ts';
import { renderPage } from './page.ts';
import type { Template } from './template.ts';

/** Renders the screen at an address; `null` where the browser is to draw it. */
export type Render = (url: URL, signal: AbortSignal) => Promise<PantallaServida | null>;

interface Pages {
  template: Template;
  settings: Omit<PaginaConfig, 'remotes'>;
  remotes: () => Promise<{ remotes: Remotes }>;
  render: Render;
  log: (message: string, details: object) => void;
  /** How long the areas' sites and the rendering may each take, in milliseconds. */
  limits?: { remotes: number; render: number };
}

/** They run together, well under three seconds: whoever opens a link waits no longer for a database that does not answer. */
const LIMITS = { remotes: 1000, render: 2000 };

/** Addresses of files: a missing one is no page. Usernames may hold dots, so it takes a known ending. */
const FILE =
  /^\/(?:assets|r|static|\.well-known|__)\/|\.(?:m?js|css|map|json|txt|xml|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webmanifest|html?|php)$/i;

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
/**
 * The page is asked for again each time; the CDN may answer it for a minute, as it does the API. Nobody keeps what says that
 * something is not there, and what stands in for a page that could not be rendered.
 */
const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Answers every address that is no file with the product's HTML. */
export function createPages({ template, settings, remotes, render, log, limits = LIMITS }: Pages) {
  let lastMap: Remotes = {};
  const currentMap = async (): Promise<Remotes> => {
    try {
      lastMap = (await within(limits.remotes, remotes())).remotes;
    } catch (error) {
      log('pages: remotes unknown', { error });
    }
    return lastMap;
  };

  const draw = async (url: URL): Promise<{ screen: PantallaServida | null; failed: boolean }> => {
    const ended = new AbortController();
    try {
      const screen = await within(limits.render, render(url, ended.signal));
      return { screen, failed: false };
    } catch (error) {
      log('pages: not rendered', { path: url.pathname, error });
      return { screen: null, failed: true };
    } finally {
      ended.abort();
    }
  };

  return async (request: Request, response: Response): Promise<void> => {
    response.set(HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
      return;
    }
    const url = new URL(request.originalUrl, 'http://pages');
    if (FILE.test(url.pathname)) {
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('No existe.');
      return;
    }
    const [map, { screen, failed }] = await Promise.all([currentMap(), draw(url)]);
    const page = renderPage(template, { ...settings, remotes: map }, screen);
    const type = 'text/html; charset=utf-8';
    const { body, encoding } = await compressed(Buffer.from(page.html), type, request.get('accept-encoding'));
    if (encoding) response.set('Content-Encoding', encoding);
    response
      .status(page.status)
      .set({
        'Content-Security-Policy': page.csp,
        'Cache-Control': failed || page.status !== 200 ? 'no-store' : PAGE_CACHE,
      })
      .vary('Accept-Encoding')
      .type(type)
      .send(body);
  };
}
