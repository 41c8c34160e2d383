import { forSites } from '../releases/live.ts';
import type { SeenSites } from '../releases/seen-sites.ts';
import { httpFunction } from '../shared/http-function.ts';
import { logger } from '../shared/logger.ts';
import { pageOptions } from '../shared/options.ts';
import { apiAddress } from './api-address.ts';
import { pageSettings } from './config.ts';
import { startDrawing } from './drawing.ts';
import { liveScreens } from './live-screens.ts';
import { createPages } from './pages.ts';
import { apiByHttp } from './read-api.ts';

/** Built beside this (functions/vite.config.ts). */
const THREAD = new URL('./pages-thread.js', import.meta.url);

/**
 * How long an instance may take to find what it draws with, to start a thread, and to draw, in milliseconds: whoever opens a link waits no
 * longer for a database that does not answer. An emulated function shares its processors with all others, and with the browser.
 */
const LIMITS =
  process.env.FUNCTIONS_EMULATOR === 'true'
    ? { live: 30_000, start: 12_000, draw: 15_000 }
    : { live: 6000, start: 3000, draw: 2000 };

let known: Promise<string> | undefined;
const api = () => {
  known ??= apiAddress(process.env).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
};

const handlerFor = forSites(createHandler);

/** HTTP function behind every address that is no file. */
export const pages = httpFunction('pages', pageOptions, (request, response) =>
  handlerFor(request)(request, response),
);

function createHandler({ releases, origins, previewed, signal }: SeenSites) {
  const settings = pageSettings();
  const log = (message: string, details: object) => logger.error(message, details);
  const start: Parameters<typeof liveScreens>[0]['start'] = (data) =>
    startDrawing(data, { script: THREAD, startMs: LIMITS.start, log });
  return createPages({
    settings,
    live: liveScreens({ releases, origins, origin: settings.origin, start, log, signal }),
    read: apiByHttp({ api, limitMs: LIMITS.draw }),
    previewed,
    limits: LIMITS,
    log,
  });
}
