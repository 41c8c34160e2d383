import type { ServedScreen } from 'domain/api/page';
import { FILE_ENDING } from 'domain/image/file-ending';
import type { PageConfig } from 'domain/site/config';
import type { Remotes } from 'domain/site/config-schema';
import { within } from 'domain/time-limit';
import type { Request, Response } from 'express';
import { type Answer, MISSING_SECONDS, sendAnswer } from '../shared/answer.ts';
import { answerMemory } from '../shared/answer-memory.ts';
import { renderPage } from './page.ts';
import type { Template } from './template.ts';

/** Renders the screen at an address; `null` where the browser is to draw it. */
export type Render = (url: URL, signal: AbortSignal) => Promise<ServedScreen | null>;

interface Pages {
  template: Template;
  settings: Omit<PageConfig, 'remotes'>;
  remotes: () => Promise<{ remotes: Remotes }>;
  render: Render;
  /** Path and query as the screen there reads them. */
  addressOf: (url: URL) => string;
  log: (message: string, details: object) => void;
  /** How long the areas' sites and the rendering may each take, in milliseconds. */
  limits?: { remotes: number; render: number };
}

/** They run together, well under three seconds: whoever opens a link waits no longer for a database that does not answer. */
const LIMITS = { remotes: 1000, render: 2000 };

/** Where nothing but files is. */
const FILES = /^\/(?:assets|r|static|\.well-known|__)\//i;

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
/**
 * The page is asked for again each time; the CDN may answer it for a minute, as it does the API. No cache keeps what says that
 * something is not there, and what stands in for a page that could not be rendered.
 */
const PAGE_SECONDS = 60;
const PAGE_CACHE = `public, max-age=0, s-maxage=${PAGE_SECONDS}, stale-while-revalidate=600`;

/**
 * Answers every address that is no file with the product's HTML: afresh at an address that holds what its screen reads and nothing else, from
 * memory at any other.
 */
export function createPages({ template, settings, remotes, render, addressOf, log, limits = LIMITS }: Pages) {
  const memory = answerMemory();
  let lastMap: Remotes = {};
  const currentMap = async (): Promise<Remotes> => {
    try {
      lastMap = (await within(limits.remotes, remotes())).remotes;
    } catch (error) {
      log('pages: remotes unknown', { error });
    }
    return lastMap;
  };

  const draw = async (url: URL): Promise<{ screen: ServedScreen | null; failed: boolean }> => {
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

  const pageAt = async (url: URL): Promise<Answer> => {
    const [map, { screen, failed }] = await Promise.all([currentMap(), draw(url)]);
    const page = renderPage(template, { ...settings, remotes: map }, screen);
    const shared = !failed && page.status === 200;
    return {
      status: page.status,
      headers: {
        'Content-Security-Policy': page.csp,
        'Cache-Control': shared ? PAGE_CACHE : 'no-store',
        'Content-Type': 'text/html; charset=utf-8',
      },
      body: Buffer.from(page.html),
      seconds: page.status === 404 ? MISSING_SECONDS : shared && screen ? PAGE_SECONDS : 0,
    };
  };

  return async (request: Request, response: Response): Promise<void> => {
    response.set(HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
      return;
    }
    const url = URL.parse(request.originalUrl, 'http://pages');
    if (!url) {
      response.status(400).set('Cache-Control', 'no-store').end();
      return;
    }
    if (FILES.test(url.pathname) || FILE_ENDING.test(url.pathname)) {
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('No existe.');
      return;
    }
    const address = addressOf(url);
    const exact = address === url.pathname + searchOf(url);
    const answer = await memory({ address, exact }, () => pageAt(new URL(url.origin + address)));
    await sendAnswer(request, response, answer);
  };
}

/** The query in the one spelling of what it says: `%20` and `+` are the same space. */
const searchOf = ({ searchParams }: URL): string => (searchParams.size > 0 ? `?${searchParams}` : '');
