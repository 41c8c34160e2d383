import html from 'virtual:page-template';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { remotes } from '../gate/areas.ts';
import { httpOptions } from '../shared/options.ts';
import { pageSettings } from './config.ts';
import { createPages } from './pages.ts';
import { readTemplate } from './template.ts';

let handle: ReturnType<typeof createPages> | undefined;

/** HTTP function behind every address that is no file. */
export const pages = onRequest(httpOptions, (request, response) => {
  handle ??= createPages({
    template: readTemplate(html),
    settings: pageSettings(),
    remotes,
    render: () => Promise.resolve(null),
    log: (message, details) => logger.error(message, details),
  });
  return handle(request, response);
});
