import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { httpOptions } from '../shared/options.ts';
import { origins, remotes } from './areas.ts';
import { createGate } from './gate.ts';

/** HTTP function behind `/r/**` and `/remotes.json`. */
export const gate = onRequest(
  httpOptions,
  createGate({ origins, remotes, log: (message, details) => logger.warn(message, details) }),
);
