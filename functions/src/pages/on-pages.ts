import html from 'virtual:page-template';
import type { Renderizar } from 'domain/pagina';
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
  const { render } = await import('virtual:page-render');
  handle ??= createHandle(render);
  return handle(request, response);
});

function createHandle(render: Renderizar) {
  const settings = pageSettings();
  return createPages({
    template: readTemplate(html),
    settings,
    remotes,
    render: async (url, signal) => {
      const leer = apiInProcess(services());
      return render({ url, origin: settings.origin, leer, signal });
    },
    log: (message, details) => logger.error(message, details),
  });
}
