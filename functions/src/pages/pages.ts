import type { PaginaConfig, Remotes } from 'domain/config';
import type { Request, Response } from 'express';
import { compressed } from '../shared/compressed.ts';
import { type Content, renderPage } from './page.ts';
import type { Template } from './template.ts';

/** Renders a screen on the server, or `null` where the browser is to draw it. */
export type Render = (url: URL) => Promise<Content | null>;

interface Pages {
  template: Template;
  settings: Omit<PaginaConfig, 'remotes'>;
  remotes: () => Promise<{ remotes: Remotes }>;
  render: Render;
  log: (message: string, details: object) => void;
}

/** Addresses of files: a missing one is no page. Usernames may hold dots, so it takes a known ending. */
const FILE =
  /^\/(?:assets|r|static|\.well-known|__)\/|\.(?:m?js|css|map|json|txt|xml|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webmanifest|html?|php)$/i;

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
/** The page is asked for again each time; the CDN may answer it for a minute. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Answers every address that is no file with the product's HTML. */
export const createPages =
  ({ template, settings, remotes, render, log }: Pages) =>
  async (request: Request, response: Response): Promise<void> => {
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
    const [map, content] = await Promise.all([
      remotes(),
      render(url).catch((error: unknown) => {
        log('pages: not rendered', { path: url.pathname, error });
        return null;
      }),
    ]);
    const page = renderPage(template, { ...settings, remotes: map.remotes }, content);
    const type = 'text/html; charset=utf-8';
    const { body, encoding } = await compressed(Buffer.from(page.html), type, request.get('accept-encoding'));
    if (encoding) response.set('Content-Encoding', encoding);
    response
      .status(page.status)
      .set({ 'Content-Security-Policy': page.csp, 'Cache-Control': PAGE_CACHE })
      .vary('Accept-Encoding')
      .type(type)
      .send(body);
  };
