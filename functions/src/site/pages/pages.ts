import { FILE_ENDING } from '@vidriera/domain/image/file-ending';
import type { Area } from '@vidriera/domain/site/areas';
import type { PageConfig } from '@vidriera/domain/site/config';
import { ACCOUNT_ACTION, ownerOf } from '@vidriera/domain/site/owner';
import { pastedProfile } from '@vidriera/domain/site/pasted-profile';
import { routeOf } from '@vidriera/domain/site/route-name';
import { within } from '@vidriera/domain/time-limit';
import { type ApiResponse, isMoved, isRendered, type ScreenResult } from '@vidriera/runtime/contract/page';
import type { Request, Response } from 'express';
import { type HttpAnswer, MISSING_SECONDS, sendAnswer } from '../../base/http/answer.ts';
import { answerMemory } from '../../base/http/answer-memory.ts';
import { nameOf, note } from '../../base/http/request-log.ts';
import { logger } from '../../base/process/logger.ts';
import { sharedFor } from '../../base/time/lifetime.ts';
import { REPORTING } from './csp.ts';
import { drawingBudget, type MayDraw } from './drawing-budget.ts';
import type { LiveBuilds } from './live-builds.ts';
import { composePage } from './page.ts';
import type { RenderThread } from './render-thread.ts';
import { sendUnavailable } from './unavailable.ts';

interface Pages {
  settings: Omit<PageConfig, 'remotes' | 'shell'>;
  /** Returns the builds for an area's screens, or the shell's own; `null` while no shell is known. */
  live: (area: Area | null) => Promise<LiveBuilds | null>;
  read: (address: string) => Promise<ApiResponse>;
  /** Whether the pages are one browser's preview (releases/previews.ts). */
  previewed?: boolean;
  /** Bounds the pages past the CDN. */
  mayDraw?: MayDraw;
  /** Time limits in milliseconds: finding the builds, rendering. */
  limits: { live: number; render: number };
}

/** Paths that hold only files. */
const FILES = /^\/(?:assets|r|static|\.well-known|__)\//i;

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...REPORTING,
};
/** Returns the Permissions-Policy. Only `/canjear` may use the camera. */
const permissions = (path: string): string =>
  `camera=(${path === '/canjear' ? 'self' : ''}), microphone=(), geolocation=(self), payment=()`;
/** One segment, which leads to no other site. */
const MOVED = /^\/[^/\\]+$/;
/** Seconds in the CDN: releases show soon. Browsers revalidate each time. No CDN caches a 404 or a page that failed to render. */
const PAGE_SECONDS = 60;

/** Returns the handler of pages. It renders canonical addresses anew; addresses with other query parameters are answered from memory. */
export function createPages({
  settings,
  live,
  read,
  previewed = false,
  mayDraw = drawingBudget(),
  limits,
}: Pages) {
  const memory = answerMemory();

  const noteFailure = ({ reportError }: LiveBuilds, url: URL, error: unknown): void => {
    reportError(error);
    logger.error('pages: render failed', { route: nameOf(url.pathname), error });
  };

  const render = async (liveBuilds: LiveBuilds, thread: RenderThread, url: URL): Promise<RenderOutcome> => {
    let trueFor = NOT_RENDERED.trueFor;
    const readTimed = async (address: string): Promise<ApiResponse> => {
      const response = await read(address);
      trueFor = Math.min(trueFor, response.trueFor ?? trueFor);
      return response;
    };
    try {
      const screen = await thread.render(url, readTimed, limits.render);
      if (isMoved(screen) && !MOVED.test(screen.movedTo)) throw new Error(`No page: ${screen.movedTo}`);
      return { screen, failed: false, trueFor };
    } catch (error) {
      noteFailure(liveBuilds, url, error);
      return NOT_RENDERED;
    }
  };

  const answerOf = (liveBuilds: LiveBuilds, { screen, failed, trueFor }: RenderOutcome): HttpAnswer => {
    if (isMoved(screen)) return redirectTo(screen.movedTo, 302);
    const { shell, remotes } = liveBuilds;
    const page = composePage(shell.document, { ...settings, shell: shell.id, remotes }, screen);
    const shared = !failed && page.status === 200;
    const { seconds, header } = sharedFor(trueFor, PAGE_SECONDS);
    return {
      status: page.status,
      headers: {
        'Content-Security-Policy': page.csp,
        'Cache-Control': previewed ? 'private, no-store' : shared ? header : 'no-store',
        'Content-Type': 'text/html; charset=utf-8',
      },
      body: Buffer.from(page.html),
      seconds: page.status === 404 ? MISSING_SECONDS : shared && isRendered(screen) ? seconds : 0,
    };
  };

  /** Returns the page at an address, perhaps from memory; the bare shell if rendering fails. */
  const pageAt = async (liveBuilds: LiveBuilds, url: URL): Promise<HttpAnswer> => {
    const { thread } = liveBuilds;
    const address = await thread
      ?.canonicalAddress(url, limits.render)
      .catch((error: unknown) => noteFailure(liveBuilds, url, error));
    if (!thread || address === undefined) return answerOf(liveBuilds, NOT_RENDERED);
    const exact = address === url.pathname + searchOf(url);
    return memory({ address: `${liveBuilds.builds} ${address}`, exact }, async () =>
      answerOf(liveBuilds, await render(liveBuilds, thread, new URL(url.origin + address))),
    );
  };

  /**
   * Returns the page; redirects an old username's address to the present one, and a pasted profile address ('/@Ana.') to the profile, unless
   * that username exists. The whole query goes along.
   */
  const pageOrProfile = async (liveBuilds: LiveBuilds, url: URL): Promise<HttpAnswer> => {
    const page = await pageAt(liveBuilds, url);
    if (page.status === 302) return redirectTo(page.headers.Location + url.search, 302);
    const pasted = pastedProfile(url.pathname);
    if (!pasted) return page;
    const target = new URL(pasted.path + url.search, url.origin);
    if (pasted.sure && page.status === 200) return redirectTo(pasted.path + url.search, 301);
    if (page.status !== 404) return page;
    const { status, headers } = await pageAt(liveBuilds, target);
    if (status === 302) return redirectTo(headers.Location + url.search, 302);
    return status === 200 ? redirectTo(pasted.path + url.search, 301) : page;
  };

  const redirectTo = (location: string, status: 301 | 302): HttpAnswer => ({
    status,
    headers: {
      Location: location,
      'Cache-Control': previewed
        ? 'private, no-store'
        : sharedFor(Number.POSITIVE_INFINITY, PAGE_SECONDS).header,
      'Content-Type': 'text/plain; charset=utf-8',
    },
    body: Buffer.from(location),
    seconds: PAGE_SECONDS,
  });

  return async (request: Request, response: Response): Promise<void> => {
    response.set({ ...HEADERS, 'Permissions-Policy': permissions(request.path) });
    if (routeOf(request.path) === ACCOUNT_ACTION) response.set('Referrer-Policy', 'no-referrer'); // its query has a code
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
    if (!mayDraw(request.headers['x-forwarded-for'])) {
      note(response, { outcome: 'put-off' });
      sendUnavailable(request, response, 429);
      return;
    }
    const owner = ownerOf(url.pathname);
    const area = owner && owner !== 'shell' ? owner : null;
    const liveBuilds = await within(limits.live, live(area)).catch((error: unknown) => {
      logger.error('pages: no live builds', { route: nameOf(url.pathname), error });
      return null;
    });
    note(response, { area: area ?? 'shell', ...(liveBuilds && { builds: liveBuilds.builds.trim() }) });
    if (liveBuilds) await sendAnswer(request, response, await pageOrProfile(liveBuilds, url));
    else sendUnavailable(request, response);
  };
}

interface RenderOutcome {
  screen: ScreenResult | null;
  failed: boolean;
  /** Seconds until the first answer in it expires. */
  trueFor: number;
}
const NOT_RENDERED: RenderOutcome = { screen: null, failed: true, trueFor: Number.POSITIVE_INFINITY };

/** Normalises the query: `%20` and `+` are the same space. */
const searchOf = ({ searchParams }: URL): string => (searchParams.size > 0 ? `?${searchParams}` : '');
