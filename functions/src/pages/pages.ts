import { FILE_ENDING } from '@vidriera/domain/image/file-ending';
import { messages } from '@vidriera/domain/messages/messages';
import type { Area } from '@vidriera/domain/site/areas';
import type { PageConfig } from '@vidriera/domain/site/config';
import { ACCOUNT_ACTION, ownerOf } from '@vidriera/domain/site/owner';
import { pastedProfile } from '@vidriera/domain/site/pasted-profile';
import { routeOf } from '@vidriera/domain/site/route-name';
import { within } from '@vidriera/domain/time-limit';
import { type ApiResponse, isDrawn, type Screen } from '@vidriera/runtime/contract/page';
import type { Request, Response } from 'express';
import { type HttpAnswer, MISSING_SECONDS, sendAnswer } from '../shared/answer.ts';
import { answerMemory } from '../shared/answer-memory.ts';
import { sharedFor } from '../shared/lifetime.ts';
import { nameOf, note } from '../shared/request-log.ts';
import { REPORTING } from './csp.ts';
import type { Live } from './live-screens.ts';
import { composePage } from './page.ts';

interface Pages {
  settings: Omit<PageConfig, 'remotes' | 'shell'>;
  /** What the area's screens, or the shell's own, are drawn with now; `null` while no shell is known. */
  live: (area: Area | null) => Promise<Live | null>;
  /** Answers a GET of the API. */
  read: (address: string) => Promise<ApiResponse>;
  /** What is drawn is one browser's alone (releases/previews.ts). */
  previewed?: boolean;
  log: (message: string, details: object) => void;
  /** How long finding what to draw with, and drawing, may each take, in milliseconds. */
  limits: { live: number; draw: number };
}

/** Where nothing but files is. */
const FILES = /^\/(?:assets|r|static|\.well-known|__)\//i;

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...REPORTING,
};
/** What a page may use of the device: the counter alone the camera (`/canjear`). */
const permissions = (path: string): string =>
  `camera=(${path === '/canjear' ? 'self' : ''}), microphone=(), geolocation=(self), payment=()`;
/**
 * The page is asked for again each time; the CDN may answer it for a minute and no longer, so a release is seen soon. No cache keeps what says that
 * something is not there, and what stands in for a page that could not be rendered.
 */
const PAGE_SECONDS = 60;

/**
 * Answers every address that is no file with the product's HTML: afresh at an address that holds what its screen reads and nothing else, from
 * memory at any other.
 */
export function createPages({ settings, live, read, previewed = false, log, limits }: Pages) {
  const memory = answerMemory();

  const draw = async ({ drawing, failed }: Live, url: URL): Promise<Drawn> => {
    if (!drawing) return BARE;
    let trueFor = BARE.trueFor;
    const noting = async (address: string): Promise<ApiResponse> => {
      const response = await read(address);
      trueFor = Math.min(trueFor, response.trueFor ?? trueFor);
      return response;
    };
    try {
      const screen = await drawing.draw(url, noting, limits.draw);
      return { screen, failed: false, trueFor };
    } catch (error) {
      failed(error);
      log('pages: not drawn', { route: nameOf(url.pathname), error });
      return { ...BARE, failed: true };
    }
  };

  const answerOf = (with_: Live, { screen, failed, trueFor }: Drawn): HttpAnswer => {
    const { shell, remotes } = with_;
    const page = composePage(shell.document, { ...settings, shell: shell.id, remotes }, screen);
    const shared = !failed && page.status === 200;
    const { seconds, header } = sharedFor(trueFor, [PAGE_SECONDS, 0]);
    return {
      status: page.status,
      headers: {
        'Content-Security-Policy': page.csp,
        'Cache-Control': previewed ? 'private, no-store' : shared ? header : 'no-store',
        'Content-Type': 'text/html; charset=utf-8',
      },
      body: Buffer.from(page.html),
      seconds: page.status === 404 ? MISSING_SECONDS : shared && isDrawn(screen) ? seconds : 0,
    };
  };

  /** The page at an address, be it from memory; the bare one where nothing can be drawn. */
  const pageAt = async (present: Live, url: URL): Promise<HttpAnswer> => {
    const address = await present.drawing?.addressOf(url, limits.draw).catch((error: unknown) => {
      present.failed(error);
      log('pages: not drawn', { route: nameOf(url.pathname), error });
    });
    if (address === undefined)
      return answerOf(present, {
        ...BARE,
        failed: present.broken || present.drawing !== null,
      });
    const exact = address === url.pathname + searchOf(url);
    return memory({ address: `${present.builds} ${address}`, exact }, async () =>
      answerOf(present, await draw(present, new URL(url.origin + address))),
    );
  };

  /** The page at an address; of a profile's address as people paste it ('/@Ana.'), the way to the profile, unless somebody has that very name. */
  const pageOrProfile = async (present: Live, url: URL): Promise<HttpAnswer> => {
    const page = await pageAt(present, url);
    const meant = pastedProfile(url.pathname);
    if (!meant) return page;
    const target = new URL(meant.path + url.search, url.origin);
    if (meant.sure && page.status === 200) return wayTo(meant.path + url.search);
    if (page.status !== 404 || (await pageAt(present, target)).status !== 200) return page;
    return wayTo(meant.path + url.search);
  };

  const wayTo = (location: string): HttpAnswer => ({
    status: 301,
    headers: {
      Location: location,
      'Cache-Control': previewed
        ? 'private, no-store'
        : sharedFor(Number.POSITIVE_INFINITY, [PAGE_SECONDS, 0]).header,
      'Content-Type': 'text/plain; charset=utf-8',
    },
    body: Buffer.from(location),
    seconds: 0,
  });

  return async (request: Request, response: Response): Promise<void> => {
    response.set({ ...HEADERS, 'Permissions-Policy': permissions(request.path) });
    if (routeOf(request.path) === ACCOUNT_ACTION) response.set('Referrer-Policy', 'no-referrer'); // its query holds a code
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
    const owner = ownerOf(url.pathname);
    const area = owner && owner !== 'shell' ? owner : null;
    const present = await within(limits.live, live(area)).catch((error: unknown) => {
      log('pages: nothing to draw with', { route: nameOf(url.pathname), error });
      return null;
    });
    note(response, { area: area ?? 'shell', ...(present && { builds: present.builds.trim() }) });
    if (present) await sendAnswer(request, response, await pageOrProfile(present, url));
    else response.status(503).set(LATER).send(messages.general.internal);
  };
}

interface Drawn {
  screen: Screen | null;
  failed: boolean;
  /** Seconds that the clock leaves all of it true. */
  trueFor: number;
}
const BARE: Drawn = { screen: null, failed: false, trueFor: Number.POSITIVE_INFINITY };

/** While the shell's own site can't be reached, which is not the visitor's doing. */
const LATER = {
  'Cache-Control': 'no-store',
  'Retry-After': '5',
  'Content-Type': 'text/plain; charset=utf-8',
};

/** The query in the one spelling of what it says: `%20` and `+` are the same space. */
const searchOf = ({ searchParams }: URL): string => (searchParams.size > 0 ? `?${searchParams}` : '');
