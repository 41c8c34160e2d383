import html from 'virtual:page-template';
import type { Screens } from 'domain/api/page';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { remotes } from '../gate/areas.ts';
import { services } from '../shared/admin.ts';
import { httpOptions } from '../shared/options.ts';
import { pageSettings } from './config.ts';
import { createPages } from './pages.ts';
import { apiInProcess } from './read-api.ts';
import { readTemplate } from './template.ts';

let handle: ReturnType<typeof createPages> | undefined;

/** HTTP function behind every address that is no file. */
export const pages = onRequest(httpOptions, async (request, response) => {
  // Apart from the other functions' code, which need not read it at their start.
  const screens = await import('virtual:page-render');
  handle ??= createHandle(screens);
  return handle(request, response);
});

function createHandle({ render, addressOf }: Screens) {
  const settings = pageSettings();
  return createPages({
    template: readTemplate(html),
    settings,
    remotes,
    addressOf,
    render: async (url, signal) => {
      const read = apiInProcess(services());
      return render({ url, origin: settings.origin, read, signal });
    },
    log: (message, details) => logger.error(message, details),
  });
}
