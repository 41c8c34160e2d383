import { onRequest } from 'firebase-functions/https';
import { forSites } from '../releases/live.ts';
import { guarded } from '../shared/guarded.ts';
import { logger } from '../shared/logger.ts';
import { httpOptions } from '../shared/options.ts';
import { createGate } from './gate.ts';

const handlerFor = forSites((sites) =>
  createGate({ ...sites, log: (message, details) => logger.warn(message, details) }),
);

/** HTTP function behind `/r/**` and `/remotes.json`. */
export const gate = onRequest(
  httpOptions,
  guarded('gate', (request, response) => handlerFor(request)(request, response)),
);
