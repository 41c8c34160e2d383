import { httpFunction } from '../../base/http/http-function.ts';
import { pageOptions } from '../../base/process/options.ts';
import { forSites, type SeenSites } from '../releases/live.ts';
import { apiAddress } from './api-address.ts';
import { pageSettings } from './config.ts';
import { createLiveBuilds } from './live-builds.ts';
import { createPages } from './pages.ts';
import { apiByHttp } from './read-api.ts';
import { startRenderThread } from './render-thread.ts';
import { sendUnavailable } from './unavailable.ts';

/** Built by functions/vite.config.ts. */
const THREAD = new URL('./pages-thread.js', import.meta.url);

/**
 * Time limits in milliseconds: finding the builds, starting a thread, rendering. They bound the wait when the database does not
 * answer. Emulated functions share their processors with the browser.
 */
const LIMITS =
  process.env.FUNCTIONS_EMULATOR === 'true'
    ? { live: 30_000, start: 12_000, render: 15_000 }
    : { live: 6000, start: 3000, render: 2000 };

const handlerFor = forSites(createHandler);

/** HTTP function behind every address except files. */
export const pages = httpFunction(
  'pages',
  pageOptions,
  (request, response) => handlerFor(request)(request, response),
  sendUnavailable,
);

function createHandler({ releases, origins, previewed, signal }: SeenSites) {
  const settings = pageSettings();
  const { origin, linkHost, operator } = settings;
  const start: Parameters<typeof createLiveBuilds>[0]['start'] = (data) =>
    startRenderThread(data, { script: THREAD, startMs: LIMITS.start });
  return createPages({
    settings,
    live: createLiveBuilds({ releases, origins, facts: { origin, linkHost, operator }, start, signal }),
    read: apiByHttp({ api: apiAddress(process.env), limitMs: LIMITS.render }),
    previewed,
    limits: LIMITS,
  });
}
