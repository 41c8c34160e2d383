import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { origins, releases } from '../releases/live.ts';
import { services } from '../shared/admin.ts';
import { httpOptions } from '../shared/options.ts';
import { pageSettings } from './config.ts';
import { startDrawing } from './drawing.ts';
import { liveScreens } from './live-screens.ts';
import { createPages } from './pages.ts';
import { apiInProcess } from './read-api.ts';

/** Built beside this (functions/vite.config.ts). */
const THREAD = new URL('./pages-thread.js', import.meta.url);

let handle: ReturnType<typeof createPages> | undefined;

/** HTTP function behind every address that is no file. */
export const pages = onRequest(httpOptions, (request, response) => {
  handle ??= createHandle();
  return handle(request, response);
});

function createHandle() {
  const settings = pageSettings();
  const log = (message: string, details: object) => logger.error(message, details);
  const start: Parameters<typeof liveScreens>[0]['start'] = (data) =>
    startDrawing(data, { script: THREAD, log });
  return createPages({
    settings,
    live: liveScreens({ releases, origins, origin: settings.origin, start, log }),
    read: apiInProcess(services()),
    log,
  });
}
